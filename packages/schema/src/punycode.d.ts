// The bare name `punycode` is Node's deprecated built-in; the file's name reaches the package in Node and in browsers alike.
declare module "punycode/punycode.es6.js" {
  export { decode, encode, toASCII, toUnicode, ucs2 } from "punycode";
}
