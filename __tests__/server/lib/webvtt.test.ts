/** WebVTT as tools write it and as people do. */
import fc from 'fast-check';
import { readVtt, spokenOf, writeVtt } from '../../../server/lib/webvtt';

test('what was written is read again', () => {
  const cue = fc.record({
    // Thousandths.
    from: fc.integer({ min: 0, max: 80_000_000 }),
    long: fc.integer({ min: 1, max: 60_000 }),
    text: fc.constantFrom('龙井分明前和雨前。', 'a  b', '水温 85 度', '1', '茶 & 水 <3 克>', '&lt;', '先 --> 后'),
  });
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 20 }), (rows) => {
      const cues = rows
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, long, text }) => ({ from: from / 1000, to: (from + long) / 1000, text }));
      expect(readVtt(writeVtt(cues))).toEqual({ cues });
    }),
  );
});

test('files as programs write them: numbers, hours left out, voices, settings, notes, several lines', () => {
  const text = `\uFEFFWEBVTT - 岩茶\r
Kind: captions\r
\r
NOTE 校对过\r
\r
1\r
00:01.200 --> 00:04.900 align:start position:0%\r
<v 守拙>焙笼边\r
<i>坐一夜</i>\r
\r
2\r
00:01:00,000 --> 00:01:02,500\r
烫而不缩手\r
\r
00:02:00.000 --> 00:02:01.000\r
`;
  expect(readVtt(text)).toEqual({
    cues: [
      { from: 1.2, to: 4.9, text: '焙笼边 坐一夜' },
      { from: 60, to: 62.5, text: '烫而不缩手' },
    ],
  });
});

const FILE = `\ufeffWEBVTT - 冲泡七要素
Kind: captions

STYLE
::cue { color: red }

NOTE 一共四句
00:00.000 --> 00:01.000

二
00:02.500 --> 00:00:04.000
茶 &amp; 水 &#x1F375;&lt;3克&gt;

1
00:00.000 --> 00:02.500 align:start
<v 吴听雨>水要<b>开</b>，
器要热。</v>

1:00:04.000 --> 1:00:05,250
一小时以后

00:10.000 --> 00:11.000

前面空了一行，播放器不显示
`;

// Field cases: node-webvtt 4 and 29 (empty lines, head, styles), vtt.js 226 (no space before the arrow).
test('by time, and what is no cue is left out, whatever ends its lines', () => {
  const cues = [
    { from: 0, to: 2.5, text: '水要开， 器要热。' },
    { from: 2.5, to: 4, text: '茶 & 水 🍵<3克>' },
    { from: 3604, to: 3605.25, text: '一小时以后' },
  ];
  for (const end of ['\n', '\r\n', '\r']) expect(readVtt(FILE.replace(/\n/g, end))).toEqual({ cues });
  expect(readVtt('WEBVTT\n00:01.000-->00:02.000line:0\n一')).toEqual({ cues: [{ from: 1, to: 2, text: '一' }] });
  expect(readVtt('')).toEqual({ cues: [] });
});

test('a cue begins at its times, also without an empty line before them', () => {
  const text =
    'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n00:02.000 --> 00:03.000\n二\n\nNOTE\n00:04.000 --> 00:05.000\n00:05.000 --> 00:06.000';
  expect(readVtt(text)).toEqual({
    cues: [
      { from: 1, to: 2, text: '一' },
      { from: 2, to: 3, text: '二' },
    ],
  });
});

test('the words alone', () => expect(spokenOf(FILE)).toBe('水要开， 器要热。\n茶 & 水 🍵<3克>\n一小时以后'));

test.each([
  ['龙井', 1],
  ['WEBVTT\n\n00:00:05.000 --> 00:00:02.000\n晚', 3],
  ['WEBVTT\n\n1\n5s --> 9s\n不是时间', 4],
  ['WEBVTT\n\n3 --> 5\n没有分', 3],
])('%j says in which line it is wrong', (text, line) => {
  expect(readVtt(text)).toMatchObject({ cues: [], fault: { line } });
});

test('never throws, and every cue has a length and a text', () => {
  const noise = fc.string({
    unit: fc.constantFrom('\n', '-->', ' ', '0', ':', '.', '9', '<', '>', '&', ';', '#', '茶', '00:01.000'),
  });
  fc.assert(
    fc.property(noise, (text) => {
      for (const cue of readVtt(`WEBVTT\n\n${text}`).cues) {
        expect(cue.to).toBeGreaterThan(cue.from);
        expect(cue.text).not.toBe('');
      }
    }),
  );
});
