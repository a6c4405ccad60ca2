// WeChat's own checks with no key, no appid and no network: node check.cjs DIST. The last line of the output is the verdicts as
// JSON. It only validates: an upload or a preview still needs the real key.
const { Buffer } = require('node:buffer');
const console = require('node:console');
const { generateKeyPairSync } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const process = require('node:process');
const ci = require('miniprogram-ci');

const dist = path.resolve(process.argv[2] ?? '');
const verdicts = [];

const short = (value, length) => String(value).replace(/\s+/g, ' ').slice(0, length);
const report = (step, ok, detail = '', advice = false) =>
  verdicts.push({ step, ok, advice, detail: short(detail, 500) });

async function step(name, run) {
  try {
    report(name, true, (await run()) ?? '');
  } catch (error) {
    report(name, false, error?.message ?? error);
  }
}

// Every entry point asks WeChat's server for the limits of the appid. The package carries the defaults; they answer instead.
const attributes = {
  ...ci.DefaultProjectAttr,
  appid: 'wx0000000000000000',
  setting: { ...ci.DefaultProjectAttr.setting, MaxSubpackageFullCodeSize: 20 },
};
for (const Project of [ci.CIProject, ci.PreCompileProject]) Project.prototype.attr = async () => attributes;

// As project.config.json has it. The minifiers must be on: JavaScript and WXSS that cannot be parsed are noticed only by them.
const setting = { es6: false, minifyJS: true, minifyWXML: true, minifyWXSS: true, autoPrefixWXSS: false };

async function check(privateKeyPath) {
  const project = new ci.CIProject({
    appid: attributes.appid,
    type: 'miniProgram',
    projectPath: dist,
    privateKeyPath,
    ignores: [],
  });
  let app;
  await step('app.json', async () => {
    app = await ci.getAppJSON(project);
  });
  const subPackages = app?.subPackages ?? app?.subpackages ?? [];
  const pages = [
    ...(app?.pages ?? []),
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => path.posix.join(root, page))),
  ];
  for (const pagePath of pages)
    await step(`page ${pagePath}`, async () => {
      await ci.getPageJSON(project, { miniprogramRoot: '', pagePath });
    });
  await step('compile', async () => {
    const result = await ci.getCompiledResult({
      project,
      version: '1.0.0',
      desc: 'check',
      setting,
      onProgressUpdate() {},
    });
    const bytes = Object.values(result).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
    return `${Object.keys(result).length} files, ${bytes} bytes`;
  });
  try {
    for (const { name, success, text, detail } of await ci.checkCodeQuality(project))
      report(`quality ${name}`, Boolean(success), success ? '' : `${text ?? ''} ${JSON.stringify(detail ?? '')}`, true);
  } catch (error) {
    report('quality', false, error?.message ?? error);
  }
}

async function main() {
  for (const method of ['log', 'info', 'warn', 'error']) console[method] = () => {};
  process.on('unhandledRejection', (error) => report('unhandled', false, error?.message ?? error));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-weapp-check-'));
  try {
    // The constructor wants a key file; it is never used.
    const key = path.join(folder, 'throw-away.key');
    const encoding = { type: 'pkcs1', format: 'pem' };
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: encoding,
      publicKeyEncoding: encoding,
    });
    fs.writeFileSync(key, privateKey);
    await check(key);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const failed = verdicts.some(({ ok, advice }) => !ok && !advice);
  process.stdout.write(`\n${JSON.stringify(verdicts)}\n`, () => process.exit(failed ? 1 : 0));
}

void main();
