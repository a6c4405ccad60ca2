// What the pages of reservations show beside stores and rooms: the night over the home, four ways to a table.
import * as art from '../art/index.mjs';
import { plate, series, square, type Plate, type Plates } from './kit';

/** 品茶, 茶席宴, 茶艺体验, 商务会谈, 雅集包场, 席主. */
const services: Plate[] = [
  square(() => art.gaiwan('gaosu', 's1', { kind: 'window', glaze: '#dfe6e2' })),
  square(() => art.traySet('ouhe', 's2', { kind: 'screen' })),
  square(() => art.cup('tianqing', 's3', { kind: 'bamboo' })),
  square(() => art.tearoom('songlv', 's4', { shape: 'wide' })),
  square(() => art.tearoom('qiuxiang', 's5', { shape: 'moon', low: true })),
  square(() => art.traySet('dai', 's6', { kind: 'moon' })),
];

const WAY = { w: 480, h: 576 };
const way = (draw: () => string): Plate => plate(480, 576, draw);

export const bookingPlates: Plates = {
  'booking/hero': plate(1170, 1080, () =>
    art.landscape('mo', 'bh1', { w: 1170, h: 1080, mood: 'night', horizon: 0.7, sealText: '', pines: true }),
  ),
  ...series('service-type', services),
  'booking/1': way(() => art.tearoom('gaosu', 'w1', { ...WAY, shape: 'moon' })),
  'booking/2': way(() => art.traySet('yuebai', 'w2', { ...WAY, kind: 'moon' })),
  'booking/3': way(() => art.gaiwan('tianqing', 'w3', { ...WAY, kind: 'mist', glaze: '#eef0ea', motif: 'plum' })),
  'booking/4': way(() => art.cup('qiuxiang', 'w4', { ...WAY, kind: 'arch', glaze: '#f1e8d3' })),
};
