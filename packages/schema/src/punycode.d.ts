// The bare name `punycode` is Node's deprecated built-in; the file's name reaches the package in Node and in browsers alike.
declare module "punycode/punycode.es6.js" {
  /** The Unicode form of a hostname's punycode labels. @throws RangeError on a label that does not decode. */
  export function toUnicode(hostname: string): string;
}
