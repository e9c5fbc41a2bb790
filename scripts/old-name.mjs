// For one version, an npm script that became a verb of `site` prints the new command.
const verb = process.env.npm_lifecycle_event;
const words = [verb, ...process.argv.slice(2)].join(' ');
console.error(`"npm run ${verb}" is now: npm run site -- ${words}`);
process.exit(1);
