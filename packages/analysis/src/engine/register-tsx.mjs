// Lets a thread load TypeScript: tsx's own `--import` does so in a process' main thread alone.
import { register } from "tsx/esm/api";

register();
