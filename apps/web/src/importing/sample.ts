/** A file to begin with, as docs/import.md shows it. */
export const SAMPLE = `id,name,website,domains,aliases,competitors,prompts,enabled
acme,Acme,acme.com,acme.de; acme.fr,Acme Inc,Umbrella <umbrella.com>; Stark,best anvils for film sets [anvils]; where to buy an anvil,yes
kestrel,Kestrel Coffee,kestrelcoffee.com,,,Roaster & Co,speciality coffee subscription [coffee],yes
,,ledgerly.com,,,,,
`;
