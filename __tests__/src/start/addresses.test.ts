/** What the app asks for as somebody is led to a page is what index.html asks when the page is opened from outside: same calls, same addresses. */
import fs from 'node:fs';
import { addressOf, type Query } from '@/core/ahead/addresses';
import { CALLS, STARTS, TRACES } from '../../../config/starts';

const source = new DOMParser().parseFromString(fs.readFileSync('src/index.html', 'utf8'), 'text/html');
const script = (source.querySelector('script:not([type])')?.textContent ?? '')
  .replace('<%= htmlWebpackPlugin.options.apiBase %>', '')
  .replace('<%= JSON.stringify(htmlWebpackPlugin.files.js) %>', '[]');

/** Every param that a call of the table names, each with a value that has to be escaped. */
const names = (call: string): string[] =>
  [...call.matchAll(/:(\w+)|[?&][!^]?(\w+)(?:@(\w+))?/g)].map(([, inPath, own, page]) => inPath ?? page ?? own ?? '');

/** None, all, and each missing once. */
function queriesOf(calls: readonly string[]): Query[] {
  const all = [...new Set(calls.flatMap(names))].filter(Boolean);
  const of = (given: readonly string[]) => Object.fromEntries(given.map((name) => [name, `${name} 茶&1`]));
  return [of([]), of(all), ...all.map((left) => of(all.filter((name) => name !== left)))];
}

function asked(page: string, query: Query, token: string): string[] {
  const urls: string[] = [];
  history.replaceState(null, '', `/h5/${page}?${new URLSearchParams(query as Record<string, string>)}`);
  localStorage.setItem('yejian', JSON.stringify({ token }));
  const starts = document.createElement('script');
  Object.assign(starts, { id: 'starts', type: 'application/json' });
  starts.textContent = JSON.stringify({ files: [], pages: { [page]: { files: [], calls: STARTS[page]?.calls } } });
  document.head.replaceChildren(starts);
  window.fetch = ((url: string) => {
    urls.push(url);
    return new Promise(() => undefined);
  }) as typeof fetch;
  new Function(script).call(window);
  return urls;
}

test.each(Object.entries(CALLS))('%s', (page, calls) => {
  for (const query of queriesOf(calls))
    for (const token of ['', 'T0K&EN']) {
      const own = calls.map((call) => addressOf(call, query, token)).filter((url) => url !== undefined);
      expect([query, token, own]).toEqual([query, token, asked(page, query, token)]);
    }
});

test('a call that waits for the answer of another one is left to the page', () => {
  expect(addressOf('+open>/api/v4/scan-code/index?^code', { code: 'T1.a' }, 'T')).toBeUndefined();
});

test('every call whose asking the server remembers is one of the table', () => {
  const known = Object.values(CALLS).flat();
  expect(TRACES.filter((call) => !known.includes(call))).toEqual([]);
});
