/**
 * A page from its planned row of the route table: the row becomes a `page` with its params, the file stands where the address says,
 * and its test opens it. A page that cannot be opened without a param gets its row of looks.
 */
import { append, pascal, Plan, Refused } from './plan';

const TABLES = 'src/core/routes/table';
export const LOOKS = '__tests__/e2e/pages.ts';
/** Suites that open all pages of a table, each with a file or more for every table that has pages. */
export const SUITES = ['__tests__/e2e/axe', '__tests__/weapp/pages'];

interface Param {
  name: string;
  optional: boolean;
}
/** `id`, `tab?` as they are typed on the command line. */
function paramOf(typed: string): Param {
  if (!/^[A-Za-z_]\w*\??$/.test(typed))
    throw new Refused(`A param is a name, with ? if it may be left out: not "${typed}".`);
  return { name: typed.replace('?', ''), optional: typed.endsWith('?') };
}

/** /shop/pages/order/index -> OrderPage, /tea/pages/vip -> VipPage, /collegePackages/pages/college/live/list -> CollegeLiveListPage. */
function nameOf(route: string): string {
  const [group = '', ...rest] = route.slice(1).split('/');
  const words = rest.filter((word, at) => word !== 'pages' && word !== 'index' && word !== rest[at - 1]);
  if (group === 'pages') words.shift();
  return `${pascal(words.join('/') || group)}Page`;
}

/** The words of `../row` that the table uses now. */
function withImports(text: string): string {
  const imported = /import \{([^}]*)\} from '\.\.\/row';/.exec(text);
  if (!imported) throw new Refused("A table of routes imports its words from '../row'.");
  const types = (imported[1] ?? '').split(',').filter((word) => word.includes('type '));
  const used = ['page', 'planned'].filter((word) => new RegExp(`: ${word}[<(]`).test(text));
  return text.replace(imported[0], `import { ${[...used, ...types].join(', ')} } from '../row';`);
}

export function newPage(root: string, route: string, typed: readonly string[] = []): Plan {
  const plan = new Plan(root);
  const table = plan.files(TABLES).find((file) => plan.read(file).includes(`'${route}':`));
  if (!table) throw new Refused(`${route} is no address: all 211 stand in ${TABLES}/.`);
  const before = plan.read(table);
  const planned = new RegExp(`('${route}': )planned\\(\\s*'([^']*)'([^)]*)\\)`).exec(before);
  if (!planned) throw new Refused(`${route} is a page already: src${route}.tsx.`);
  const [whole, key = '', title = '', flags = ''] = planned;
  const params = typed.map(paramOf);
  const repeated = params.find(({ name }, at) => params.findIndex((other) => other.name === name) < at);
  if (repeated) throw new Refused(`The param ${repeated.name} is named twice.`);

  const type = params.map(({ name, optional }) => `${name}${optional ? '?' : ''}: string`).join('; ');
  const row = `${key}page${type && `<{ ${type} }>`}('${title}'${flags})`;
  plan.change(table, withImports(before.replace(whole, row)));
  const needed = params.filter(({ optional }) => !optional);
  if (needed.length > 0) {
    const query = needed.map(({ name }) => `${name}=1`).join('&');
    plan.change(LOOKS, append(plan.read(LOOKS), 'LOOKS', `  '${route}': { query: () => '?${query}' },`));
  }

  plan.create(`src${route}.tsx`, pageFile(route, title, params));
  if (/refresh|noScroll|landscape/.test(flags)) plan.create(`src${route}.config.ts`, configFile(route));
  const group = /^\/(\w+)\/pages\//.exec(route)?.[1] ?? 'pages';
  const name = nameOf(route);
  plan.create(
    `__tests__/src/${group}/${name.charAt(0).toLowerCase()}${name.slice(1)}.test.tsx`,
    testFile(route, title, params, /role: ('[^']*'|\[[^\]]*\])/.exec(flags)?.[1]),
  );
  addSuites(plan, table.slice(TABLES.length + 1, -'.ts'.length));
  return plan;
}

function pageFile(route: string, title: string, params: readonly Param[]): string {
  const names = params.map(({ name }) => name).join(', ');
  return `/** ${route}: ${title}. */
import { Empty } from '@/ui/kit/Empty';
import { Page${names && ', usePageParams'} } from '@/ui/shell';

export default function ${nameOf(route)}() {
${names && `  const { ${names} } = usePageParams<'${route}'>();\n\n`}  return (
    <Page>
      <Empty title="这里还没有内容"${names && ` text={[${names}].filter(Boolean).join(' · ')}`} />
    </Page>
  );
}
`;
}

/** Taro reads this file by itself and knows no alias. */
const configFile = (
  route: string,
): string => `import { pageConfig } from '${'../'.repeat(route.split('/').length - 2)}core/routes/pageConfig';

export default pageConfig('${route}');
`;

/** Only the first page of a table finds none; a long table has a file for each of its parts. */
function addSuites(plan: Plan, table: string): void {
  const everyPage = `everyPage('${table}'`;
  const opensIt = (file: string) => file.endsWith('.test.ts') && plan.read(file).includes(everyPage);
  for (const folder of SUITES.filter((one) => !plan.files(one).some(opensIt)))
    plan.create(`${folder}/${table}.test.ts`, `import { everyPage } from './everyPage';\n\n${everyPage});\n`);
}

/** `role`: as it is written in the row. */
function testFile(route: string, title: string, params: readonly Param[], role = ''): string {
  const name = nameOf(route);
  const [first = ''] = role.match(/[\w:]+/) ?? [];
  const [holder = '', area] = first.split(':');
  const standing = role && `{ roles: ['member', '${holder}'], areas: [${area ? `'${area}'` : ''}] }`;
  const given = params.map(({ name: param }, at) => `${param}: '${at + 1}'`).join(', ');
  const shown = params.map((_, at) => at + 1).join(' · ');
  return `/** ${route}: what ${title} shows. */
import { pageBench } from '../ui/bench';
import ${name} from '@${route}';

const bench = pageBench();

it('${given ? 'shows what it was opened with' : 'opens under its title'}', async () => {
  bench.login(${standing});
  await bench.open('${route}', ${name}${given && `, { ${given} }`});
  expect(bench.view.byRole('banner').textContent).toContain('${title.split(' · ')[0]}');
${shown && `  expect(bench.view.hasText('${shown}')).toBe(true);\n`}});
`;
}
