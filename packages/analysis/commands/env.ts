/** Where the command was typed: a script runner starts it in the project's root and keeps the caller's folder here. */
export const callerFolder: string = process.env.INIT_CWD ?? process.cwd();
