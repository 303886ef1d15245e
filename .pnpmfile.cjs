// Commands whose output is data: pnpm's own lines before it would spoil the file that it is written to.
const DATA_COMMANDS = ["eval:predict", "egress-cases"];

module.exports = {
  hooks: {
    updateConfig(config) {
      return process.argv.slice(2, 4).some((word) => DATA_COMMANDS.includes(word))
        ? { ...config, reporter: "silent" }
        : config;
    },
  },
};
