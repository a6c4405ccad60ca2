/** Rule 6.25: what a page asks its list by stands in its address (ui/shell/useParam.ts), and is no state that a reload forgets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
/** What is no choice of the person, or is made where there is no page to come back to. */
const ELSEWHERE: Record<string, readonly string[]> = {
  // Another number asks again.
  'src/tea/coins/useCoins.ts': ['round'],
  'src/pointpage/exchange/useMall.ts': ['round'],
  // The clock ran out.
  'src/tea/discount/Zone.tsx': ['over'],
  // Where somebody is stands in no address.
  'src/tea/life/Merchants.tsx': ['here'],
  // Of a sheet, and of choosers, which live as long as who asked them.
  'src/shop/goods/ReviewList.tsx': ['filter'],
  'src/dingding/desk/ReviewSheet.tsx': ['tab'],
  'src/member/video/Library.tsx': ['cateId'],
};

/** From an opening bracket to the one that closes it. */
function enclosed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** The names of state that a list of this file depends on. */
function forgotten(text: string): string[] {
  const states = [...text.matchAll(/const \[(\w+), \w*\] = useState/g)].map(([, name = '']) => name);
  const deps = [...text.matchAll(/\buseList(?:<(?:[^()]|\(\))*?>)?\(/g)].flatMap(({ index, 0: opening }) => {
    const call = enclosed(text, index + opening.length - 1);
    // The last list of plain names is the question.
    const question = [...call.matchAll(/\[([\w\s,.?]*)\]/g)].pop()?.[1] ?? '';
    return question.split(',').map((name) => name.trim().split(/[?.]/)[0]!);
  });
  return states.filter((name) => deps.includes(name));
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(join(ROOT, 'src/ui')));

test('reads what a list depends on', () => {
  const text =
    'const [tab, setTab] = useState("a");\nconst list = useList<Row>((page) => call("x", { tab, page }), [tab, id]);';
  expect(forgotten(text)).toEqual(['tab']);
  expect(forgotten(text.replace('useState("a")', "useParam(params, 'tab')"))).toEqual([]);
});

test('no list is asked by a state that its address does not know', () => {
  const found = Object.fromEntries(
    files
      .map((file) => [relative(ROOT, file), forgotten(readFileSync(file, 'utf8'))] as const)
      .filter(([, names]) => names.length > 0),
  );
  expect(found).toEqual(ELSEWHERE);
});
