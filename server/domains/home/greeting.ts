/** The line above the mall home: time of day, solar term, and a tea that suits it. */
import { timeOf } from '../../lib/shanghai';
import { solarTermOf, type SolarTerm } from './solarTerms';

/** What each solar term means for tea. */
export const LINES: Record<SolarTerm, string> = {
  立春: '东风解冻，泡一盏茉莉银针迎春',
  雨水: '润物无声，案头宜一壶白牡丹',
  惊蛰: '春雷初动，喝一泡岩茶醒一醒神',
  春分: '昼夜均分，玻璃杯里等第一拨新绿',
  清明: '明前龙井已到，芽叶正嫩',
  谷雨: '雨前茶最耐泡，慢慢喝完这个春天',
  立夏: '槐柳阴初密，桂花乌龙可以冷泡了',
  小满: '小得盈满，一杯安吉白茶刚刚好',
  芒种: '忙里偷闲，保温杯里放一包闷泡白茶',
  夏至: '昼长夜短，老白茶煮水当凉茶',
  小暑: '暑气渐起，茉莉龙珠一颗生凉',
  大暑: '汗多伤津，温热的寿眉比冰饮解渴',
  立秋: '早晚转凉，凤凰单丛的花香回来了',
  处暑: '暑去凉来，换一泡清香铁观音',
  白露: '露从今夜白，宜饮陈皮白茶润一润',
  秋分: '桂子飘香，桂花红茶正当时',
  寒露: '风起叶落，红茶配一块桃酥',
  霜降: '霜叶红时，武夷大红袍炭香正好',
  立冬: '炉火初生，老茶头可以上煮了',
  小雪: '天色欲雪，围炉煮一壶老寿眉',
  大雪: '雪夜闭门，一饼熟普从容喝到深夜',
  冬至: '一阳初生，熟普温厚，宜与家人同饮',
  小寒: '三九将至，祁红加一片陈皮',
  大寒: '岁末辞寒，开一饼存了多年的老茶',
};

const HOURS: [until: number, text: string][] = [
  [5, '夜深了'],
  [9, '早上好'],
  [12, '上午好'],
  [14, '中午好'],
  [18, '下午好'],
  [24, '晚上好'],
];

/** 早上好，今日立冬 · 炉火初生…; the days after say 立冬第 3 天. */
export function greetingOf(at: number): { greeting: string; season: string } {
  const { name, day } = solarTermOf(at);
  const hour = Number(timeOf(at).slice(0, 2));
  const hello = HOURS.find(([until]) => hour < until)?.[1] ?? '你好';
  const when = day === 0 ? `今日${name}` : `${name}第 ${day + 1} 天`;
  return { greeting: `${hello}，${when} · ${LINES[name]}`, season: name };
}
