/** What a code of the mini-program carries: short, read back as it was, or not at all. */
import { readScenePart, writeScene } from '../../src/contract/site/scene';

const read = (scene: string) => Object.fromEntries([...new URLSearchParams(scene)].map(readScenePart));
const SHARE = 'aB3_-xaB3_-x';

test.each([
  [{ id: '1013', share_id: SHARE }, 'i=1013&s=aB3_-xaB3_-x'],
  [{ id: '1000123', groupId: '1000456', share_id: SHARE }, 'I=lfp7&G=lfyg&s=aB3_-xaB3_-x'],
  [{ id: '2176782335', groupId: '2176782335', share_id: SHARE }, 'I=zzzzzz&G=zzzzzz&s=aB3_-xaB3_-x'],
  [{ treeId: '7', share_id: SHARE }, 'r=7&s=aB3_-xaB3_-x'],
  [{ projectId: '10000', share_id: SHARE }, 'P=7ps&s=aB3_-xaB3_-x'],
  [{ tab: 'all', share_id: SHARE }, 'tab=all&s=aB3_-xaB3_-x'],
])('%j', (params, scene) => {
  expect(writeScene(params)).toBe(scene);
  expect(scene.length).toBeLessThanOrEqual(32);
  expect(read(scene)).toEqual(params);
});

test('what has no room, or a sign that no code holds, is not written', () => {
  expect(writeScene({ id: '1000123', groupId: '1000456', code: '12345678', share_id: SHARE })).toBeUndefined();
  expect(writeScene({ name: '茶' })).toBeUndefined();
  expect(writeScene({ name: 'a&b' })).toBeUndefined();
  expect(writeScene({})).toBeUndefined();
});

test('a name that only looks packed is the page’s own', () => {
  expect(readScenePart(['I', '-'])).toEqual(['I', '-']);
  expect(readScenePart(['X', '12'])).toEqual(['X', '12']);
});
