import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Tags } from "./tags";

/** What is heard of a page, in one line: `<p>words</p>`. */
function heard(html: string): string {
  let said = "";
  const open: string[] = [];
  Tags.read(html, {
    open(name, attributes) {
      open.push(name);
      said += `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(" ")}>`;
    },
    text(text) {
      said += text;
    },
    close() {
      said += `</${open.pop()}>`;
    },
  });
  return open.length === 0 ? said : `${said} and ${open.length} open`;
}

describe("tags", () => {
  test.each([
    ["an end that is implied", "<p>a<p>b", "<p>a</p><p>b</p>"],
    ["list items", "<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
    [
      "table cells",
      "<table><tr><td>a<th>b<tr><td>c</table>",
      "<table><tr><td>a</td><th>b</th></tr><tr><td>c</td></tr></table>",
    ],
    ["a list inside an item", "<li>a<ul><li>b</ul></li>", "<li>a<ul><li>b</li></ul></li>"],
    ["a link inside a link", "<a>x<a>y</a>", "<a>x</a><a>y</a>"],
    ["an end that closes what is inside", "<div><b>a</div>b", "<div><b>a</b></div>b"],
    ["an end without a beginning", "a</div>b</p>c", "ab<p></p>c"],
    ["void elements", "<br><img alt=x>a<br/>", "<br></br><img alt=x></img>a<br></br>"],
    ["a div that looks void", "<div/>a</div>", "<div>a</div>"],
    ["a path that is", "<svg><path/><title>x</title></svg>a", "<svg><path></path><title>x</title></svg>a"],
    [
      "attributes in any case, the first of two, entities",
      "<A HREF='/?a&amp;b' href=c data-x=y>",
      "<a href=/?a&b></a>",
    ],
    ["text of scripts", "<script>a<b></b>&amp;</script>", "<script>a<b></b>&amp;</script>"],
    ["entities of text", "a &amp; b &#8364;", "a & b €"],
    ["comments", "a<!-- <p> -->b<!doctype x>", "ab"],
    ["names that objects have", "<constructor>a</constructor>", "<constructor>a</constructor>"],
  ])("%s", (_, html, expected) => {
    expect(heard(html)).toBe(expected);
  });

  test("every element that is opened is closed, whatever the page", () => {
    const pieces = [
      "<p>",
      "</p>",
      "<a href=x",
      ">",
      "<svg>",
      "</svg>",
      "<td>",
      "<table>",
      "<script>",
      "</script>",
      "<b/>",
      "&",
      "x",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        expect(heard(parts.join(""))).not.toMatch(/ open$/);
      }),
    );
  });

  test("nests no deeper than browsers do", () => {
    let deepest = 0;
    let depth = 0;
    const count = {
      open() {
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      text() {},
      close() {
        depth -= 1;
      },
    };
    Tags.read("<b>".repeat(5000), count);
    expect([deepest, depth]).toEqual([513, 0]);
  });
});
