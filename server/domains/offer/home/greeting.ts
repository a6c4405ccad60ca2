/** The line above the mall home: time of day, solar term, and a tea that suits it. */
import { timeOf } from '../../../lib/shanghai';
import { solarTermOf, type SolarTerm } from './solarTerms';

interface Line {
  /** ＿ stands for the tea. */
  text: string;
  /** Said where the shop sells it, by the word that its goods are found with; else `plain`. */
  tea?: { word: string; name?: string; plain: string };
}
const tea = (word: string, plain: string, name?: string): Line['tea'] => ({ word, plain, ...(name ? { name } : {}) });
const line = (text: string, of?: Line['tea']): Line => ({ text, ...(of ? { tea: of } : {}) });

/** What each solar term means for tea. */
export const LINES: Record<SolarTerm, Line> = {
  立春: line('东风解冻，泡一盏＿迎春', tea('茉莉', '花茶', '茉莉银针')),
  雨水: line('润物无声，案头宜一壶＿', tea('白牡丹', '清茶')),
  惊蛰: line('春雷初动，喝一泡＿醒一醒神', tea('岩茶', '浓茶')),
  春分: line('昼夜均分，玻璃杯里等第一拨新绿'),
  清明: line('趁早尝＿，芽叶正嫩', tea('明前龙井', '明前茶')),
  谷雨: line('雨前茶最耐泡，慢慢喝完这个春天'),
  立夏: line('槐柳阴初密，＿可以冷泡了', tea('桂花乌龙', '新茶')),
  小满: line('小得盈满，一杯＿刚刚好', tea('安吉白茶', '绿茶')),
  芒种: line('忙里偷闲，保温杯里放一包＿', tea('闷泡', '热茶', '闷泡白茶')),
  夏至: line('昼长夜短，＿煮水当凉茶', tea('老白茶', '粗茶')),
  小暑: line('暑气渐起，＿入杯生凉', tea('茉莉龙珠', '清茶')),
  大暑: line('汗多伤津，温热的＿比冰饮解渴', tea('寿眉', '茶')),
  立秋: line('早晚转凉，＿里的花香回来了', tea('凤凰单丛', '杯')),
  处暑: line('暑去凉来，换一泡＿', tea('清香铁观音', '温和的茶')),
  白露: line('露从今夜白，宜饮＿润一润', tea('陈皮白茶', '一盏热茶')),
  秋分: line('桂子飘香，＿正当时', tea('桂花红茶', '一壶热茶')),
  寒露: line('风起叶落，＿配一块点心', tea('红茶', '热茶')),
  霜降: line('霜叶红时，＿炭香正好', tea('大红袍', '炉边', '武夷大红袍')),
  立冬: line('炉火初生，＿可以上煮了', tea('老茶头', '老茶')),
  小雪: line('天色欲雪，围炉煮一壶＿', tea('老寿眉', '热茶')),
  大雪: line('雪夜闭门，＿从容喝到深夜', tea('熟普', '一壶热茶', '一饼熟普')),
  冬至: line('一阳初生，＿温厚，宜与家人同饮', tea('熟普', '热茶')),
  小寒: line('三九将至，＿加一片陈皮', tea('祁红', '热茶')),
  大寒: line('岁末辞寒，开一饼存了多年的＿', tea('老茶', '茶')),
};
/** `sells` answers whether the shop has goods that are found with a word. */
export async function seasonLine(term: SolarTerm, sells: (word: string) => Promise<boolean>): Promise<string> {
  const { text, tea: named } = LINES[term];
  if (!named) return text;
  return text.replace('＿', (await sells(named.word)) ? (named.name ?? named.word) : named.plain);
}

const HOURS: [until: number, text: string][] = [
  [5, '夜深了'],
  [9, '早上好'],
  [12, '上午好'],
  [14, '中午好'],
  [18, '下午好'],
  [24, '晚上好'],
];

/** 早上好，今日立冬 · 炉火初生…; the days after say 立冬第 3 天. */
export async function greetingOf(
  at: number,
  sells: (word: string) => Promise<boolean>,
): Promise<{ greeting: string; season: string }> {
  const { name, day } = solarTermOf(at);
  const hour = Number(timeOf(at).slice(0, 2));
  const hello = HOURS.find(([until]) => hour < until)?.[1] ?? '你好';
  const when = day === 0 ? `今日${name}` : `${name}第 ${day + 1} 天`;
  return { greeting: `${hello}，${when} · ${await seasonLine(name, sells)}`, season: name };
}
