// The twelve numbered issues of the collectible hall: dark walls, a ring of light, the piece; its box; its liquor. And what is shown
// as proof: the inspection sheet and the notarised count, drawn as paper.
import * as art from '../art/index.mjs';
import { square, type Plates } from './kit';

type View = () => string;
type Views = [View, View, View];

const names = (title: string, ring: string): art.CakeNames => ({ title, ring, foot: '叶间监制' });
const cake = (
  wall: art.PaletteName,
  seed: string,
  words: art.CakeNames,
  more: { tea: art.TeaName; main: string; style?: 'ring' | 'hills' | 'line' | 'rings'; layout?: 'stand' | 'lean' },
): View => {
  const { layout = 'stand', style = 'ring', ...rest } = more;
  return () => art.cake(wall, seed, { layout, style, names: words, kind: 'moon', ...rest });
};
const box =
  (wall: art.PaletteName, seed: string, text: string, colour: string): View =>
  () =>
    art.giftBox(wall, seed, { open: true, colour, text, kind: 'moon' });
const liquor =
  (seed: string, tea: art.TeaName, colour: string): View =>
  () =>
    art.liquor('yuebai', seed, { tea, colour });
const jar =
  (wall: art.PaletteName, seed: string, label: string, clay?: string): View =>
  () =>
    art.jar(wall, seed, { layout: 'solo', label, kind: 'moon', ...(clay ? { clay } : {}) });

const ISSUES: Views[] = [
  [
    cake('mo', 'c1', names('班章', '勐海班章古树生茶'), { tea: 'raw', main: '#b3863c', style: 'rings' }),
    box('tan', 'c1b', '班章', '#2f2d2a'),
    liquor('c1c', 'raw', '#b4691f'),
  ],
  [
    cake('dai', 'c2', names('班章', '班章古树普洱茶'), { tea: 'raw', main: '#5e8c84', style: 'hills' }),
    box('gaosu', 'c2b', '班章', '#5e8c84'),
    liquor('c2c', 'raw', '#d7a73f'),
  ],
  [
    cake('tan', 'c3', names('白菜', '云南古树普洱茶'), { tea: 'raw', main: '#39604f', layout: 'lean', style: 'ring' }),
    box('mo', 'c3b', '班章', '#39604f'),
    liquor('c3c', 'raw', '#9c4f18'),
  ],
  [
    cake('songlv', 'c4', names('易武', '易武正山普洱茶'), { tea: 'raw', main: '#a0553d', style: 'line' }),
    box('tianqing', 'c4b', '易武', '#a0553d'),
    liquor('c4c', 'raw', '#c4862c'),
  ],
  [
    cake('zhusha', 'c5', names('易武', '易武正山普洱茶'), {
      tea: 'raw',
      main: '#b3863c',
      style: 'hills',
      layout: 'lean',
    }),
    box('ouhe', 'c5b', '易武', '#8c3527'),
    liquor('c5c', 'raw', '#d7a73f'),
  ],
  [
    cake('dai', 'c6', names('寿眉', '太姥山白茶'), { tea: 'white', main: '#8a6b3c', style: 'rings' }),
    box('gaosu', 'c6b', '老白茶', '#8a6b3c'),
    liquor('c6c', 'white', '#c98a35'),
  ],
  [jar('mo', 'c7', '银'), box('tianqing', 'c7b', '银针', '#5a6f78'), liquor('c7c', 'needle', '#e0c477')],
  [jar('tan', 'c8', '桂', '#6e4630'), box('yuebai', 'c8b', '肉桂', '#6e4630'), liquor('c8c', 'rock', '#a9561b')],
  [jar('zhusha', 'c9', '红', '#3b3a38'), box('gaosu', 'c9b', '大红袍', '#8c3527'), liquor('c9c', 'rock', '#b4611f')],
  [
    cake('zhusha', 'c10', names('叶间', '布朗山古树生茶'), { tea: 'raw', main: '#a8352a', style: 'rings' }),
    box('gaosu', 'c10b', '叶间', '#8c3527'),
    liquor('c10c', 'raw', '#d7a73f'),
  ],
  [
    cake('songlv', 'c11', names('西湖', '易武古树生茶'), { tea: 'raw', main: '#39604f', style: 'hills' }),
    box('tianqing', 'c11b', '西湖', '#39604f'),
    liquor('c11c', 'raw', '#c9952f'),
  ],
  [
    cake('mo', 'c12', names('头春', '班章古树头春'), { tea: 'raw', main: '#6b7f4f', style: 'line', layout: 'lean' }),
    box('dai', 'c12b', '头春', '#6b7f4f'),
    liquor('c12c', 'raw', '#d9b95a'),
  ],
];

/** A sheet of paper on a table: fine lines for what is written, a seal for who says so. */
function sheet(seal: string, rows: number): string {
  const line = (y: number, w: number) => `<rect x="150" y="${y}" width="${w}" height="7" rx="3.5" fill="#cfc3ab"/>`;
  const lines = Array.from({ length: rows }, (_, i) =>
    line(250 + i * 46, [450, 410, 450, 330, 430, 380, 290][i % 7] ?? 400),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 750" width="750" height="750">
<rect width="750" height="750" fill="#4b4034"/><rect y="560" width="750" height="190" fill="#3c332a"/>
<ellipse cx="375" cy="688" rx="300" ry="16" fill="#000" opacity=".22"/>
<g transform="rotate(-2 375 375)"><rect x="96" y="70" width="558" height="612" fill="#f6efdf"/>
<rect x="112" y="86" width="526" height="580" fill="none" stroke="#c9b48a" stroke-width="3"/>
<rect x="122" y="96" width="506" height="560" fill="none" stroke="#dccdab" stroke-width="1.5"/>
<rect x="255" y="140" width="240" height="16" rx="8" fill="#8a7a5e"/><rect x="300" y="178" width="150" height="8" rx="4" fill="#b7a684"/>
${lines.join('')}
<g transform="rotate(-8 545 570)"><rect x="500" y="525" width="92" height="92" rx="7" fill="${seal}"/>
<path d="M546 541v60M518 557h56M518 585h56M530 545v52M562 545v52" stroke="#f6efdf" stroke-width="6" stroke-linecap="round" fill="none"/></g></g></svg>`;
}

export const collectiblePlates: Plates = {
  ...Object.fromEntries(
    ISSUES.flatMap((views, index) =>
      views.map((draw, view) => [`collectible/${index + 1}${view === 0 ? '' : `-${view + 1}`}`, square(draw)] as const),
    ),
  ),
  'collectible/report': square(() => sheet('#2f5d8c', 7)),
  'collectible/notary': square(() => sheet('#b3261e', 5)),
};
