/** What the lint says of lines that only this repository forbids: rule 3.10, no looking into what is said to people. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const RULE = 'rule 3.10';

/** The lines of `source` that the rule is said of. */
function refusedLines(source: string): number[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-lint-'));
  try {
    const config = fs
      .readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')
      .replace('"typeAware": true', '"typeAware": false');
    fs.writeFileSync(path.join(dir, '.oxlintrc.json'), config);
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
    fs.mkdirSync(path.join(dir, 'src/member'), { recursive: true });
    fs.writeFileSync(path.join(dir, 'src/member/page.ts'), source);
    const said = JSON.parse(lint(dir)) as { diagnostics: { message: string; labels: { span: { line: number } }[] }[] };
    return said.diagnostics
      .filter(({ message }) => message.includes(RULE))
      .map(({ labels }) => labels[0]!.span.line)
      .sort((a, b) => a - b);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}
function lint(cwd: string): string {
  const args = ['--format', 'json', 'src'];
  try {
    return execFileSync(path.join(ROOT, 'node_modules/.bin/oxlint'), args, { cwd, encoding: 'utf8' });
  } catch (failed) {
    return (failed as { stdout: string }).stdout;
  }
}

test('whatever looks into a message is refused, whatever shows it or asks whether there is one is not', () => {
  const looking = [
    "error.message.includes('已领取')",
    "message.startsWith('新密码')",
    "failure.message?.endsWith('。')",
    'error.message.match(/税号/)',
    '/验证码|过期/.test(error.message)',
    'WORDS.exec(message)',
    "error.message === '已领取'",
    "'已领取' !== message",
    'KNOWN.includes(error.message)',
    'KNOWN.has(message)',
    'FIELDS[error.message]',
    "error?.message === '已领取'",
    "/税号/.test(error?.message ?? '')",
    "error.message.trim().startsWith('税号')",
    "message.trim() === '已领取'",
  ];
  const fine = [
    "error.message === ''",
    "message !== ''",
    'form.fail(name, error.message)',
    'toast(message, 3000)',
    'error.message.length > 0',
  ];
  const lines = [...looking, ...fine].map((line, at) => `export const line${at} = () => ${line};`);
  expect(refusedLines(lines.join('\n'))).toEqual(looking.map((_, at) => at + 1));
});
