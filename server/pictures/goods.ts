// The sixty goods of the seed, in the order of its list. Three views each: the thing itself, its liquor (or another
// arrangement), its packing. Walls are chosen by hand: no two neighbours alike, deep ones at most one in four.
import * as art from '../art/index.mjs';
import { square, type Plates } from './kit';

type View = () => string;
/** Main picture, second view, third view. */
type Views = [View, View, View];

const names = (title: string, ring: string, foot = '叶间监制'): art.CakeNames => ({ title, ring, foot });

/** Liquor colours by class: what the cup holds says what the tea is. */
const LIQUOR = {
  raw: '#d7a73f',
  aged: '#b4691f',
  ripe: '#7d2f17',
  white: '#e0c477',
  agedWhite: '#c98a35',
  black: '#b8501f',
  rock: '#b4611f',
  oolong: '#cfc35c',
  roast: '#b97327',
  dancong: '#d9a53a',
  green: '#c3c865',
  flower: '#d3c46a',
} as const;

const PU_ER: Views[] = [
  [
    () =>
      art.cake('gaosu', 'g1001', {
        layout: 'stand',
        style: 'hills',
        names: names('班章', '勐海班章古树生茶'),
        tea: 'raw',
        kind: 'arch',
        main: '#5e8c84',
      }),
    () => art.liquor('yuebai', 'g1001b', { tea: 'raw', colour: LIQUOR.raw }),
    () =>
      art.cake('tianqing', 'g1001c', {
        layout: 'lean',
        style: 'hills',
        names: names('班章', '勐海班章古树生茶'),
        tea: 'raw',
        kind: 'window',
        main: '#5e8c84',
      }),
  ],
  [
    () =>
      art.cake('tianqing', 'g1002', {
        layout: 'lean',
        style: 'ring',
        names: names('易武', '易武正山普洱茶'),
        tea: 'raw',
        kind: 'window',
        main: '#a0553d',
        paper: '#efe6d0',
      }),
    () => art.liquor('gaosu', 'g1002b', { tea: 'raw', colour: LIQUOR.aged }),
    () =>
      art.cake('ouhe', 'g1002c', {
        layout: 'flat',
        style: 'ring',
        names: names('易武', '易武正山普洱茶'),
        tea: 'raw',
        main: '#a0553d',
        paper: '#efe6d0',
      }),
  ],
  [
    () =>
      art.cake('dai', 'g1003', {
        layout: 'flat',
        style: 'line',
        names: names('冰岛', '冰岛古树生茶'),
        tea: 'raw',
        main: '#44535a',
        paper: '#f8f4e8',
      }),
    () => art.cup('yuebai', 'g1003b', { kind: 'moon', glaze: art.GLAZES.porcelain, tea: LIQUOR.raw, motif: 'plain' }),
    () => art.giftBox('qiuxiang', 'g1003c', { open: false, colour: '#44535a', text: '冰岛', kind: 'arch' }),
  ],
  [
    () =>
      art.cake('ouhe', 'g1004', {
        layout: 'stand',
        style: 'rings',
        names: names('勐海', '勐海陈年普洱熟茶'),
        tea: 'ripe',
        kind: 'screen',
        main: '#8a4a45',
      }),
    () => art.liquor('tianqing', 'g1004b', { tea: 'ripe', colour: LIQUOR.ripe }),
    () =>
      art.cake('yuebai', 'g1004c', {
        layout: 'lean',
        style: 'rings',
        names: names('勐海', '勐海陈年普洱熟茶'),
        tea: 'ripe',
        kind: 'moon',
        main: '#8a4a45',
      }),
  ],
  [
    () =>
      art.looseLeaf('qiuxiang', 'g1005', {
        tea: 'ripe',
        layout: 'dish',
        kind: 'moon',
        liquor: LIQUOR.ripe,
        glaze: '#eef0ea',
      }),
    () => art.liquor('gaosu', 'g1005b', { tea: 'ripe', colour: LIQUOR.ripe }),
    () => art.tin('tianqing', 'g1005c', { colour: '#6e4630', text: '宫廷', pattern: 'waves', kind: 'arch' }),
  ],
  [
    () => art.mandarins('yuebai', 'g1006', { kind: 'branch' }),
    () => art.cup('gaosu', 'g1006b', { kind: 'branch', glaze: art.GLAZES.ivory, tea: LIQUOR.ripe, motif: 'plain' }),
    () => art.mandarins('ouhe', 'g1006c', { kind: 'arch' }),
  ],
  [
    () => art.looseLeaf('gaosu', 'g1007', { tea: 'lump', layout: 'heap', kind: 'window', liquor: LIQUOR.ripe }),
    () => art.looseLeaf('tianqing', 'g1007b', { tea: 'lump', layout: 'top', glaze: '#d9cdb4' }),
    () => art.jar('tan', 'g1007c', { layout: 'solo', label: '熟' }),
  ],
  [
    () =>
      art.cake('tan', 'g1008', {
        layout: 'lean',
        style: 'ring',
        names: names('班章', '班章古树普洱青茶', '叶间窖藏'),
        tea: 'raw',
        kind: 'moon',
        main: '#39604f',
        paper: '#dfd0ac',
      }),
    () => art.liquor('yuebai', 'g1008b', { tea: 'raw', colour: LIQUOR.aged, glaze: '#d9cdb4' }),
    () => art.jar('qiuxiang', 'g1008c', { layout: 'trio', label: '藏' }),
  ],
  [
    () => art.dragonPearls('tianqing', 'g1009', { kind: 'mist', tea: 'raw' }),
    () => art.cup('gaosu', 'g1009b', { kind: 'bamboo', glaze: art.GLAZES.celadon, tea: LIQUOR.raw, motif: 'plain' }),
    () => art.giftBox('ouhe', 'g1009c', { open: false, colour: '#5e8c84', text: '景迈', kind: 'moon' }),
  ],
  [
    () => art.brick('ouhe', 'g1010', { tea: 'raw', wrapped: true, text: '布朗', main: '#6e4630' }),
    () => art.liquor('yuebai', 'g1010b', { tea: 'raw', colour: LIQUOR.aged }),
    () => art.brick('gaosu', 'g1010c', { tea: 'raw', wrapped: false, text: '茶' }),
  ],
  [
    () =>
      art.looseLeaf('yuebai', 'g1011', {
        tea: 'moonlight',
        layout: 'dish',
        kind: 'moon',
        liquor: LIQUOR.white,
        glaze: '#3b3a38',
      }),
    () => art.liquor('tianqing', 'g1011b', { tea: 'moonlight', leaf: 'broad', colour: LIQUOR.white }),
    () =>
      art.pouch('ouhe', 'g1011c', { colour: '#44535a', text: '月白', tea: 'moonlight', leaf: 'broad', kind: 'moon' }),
  ],
  [
    () => art.brick('qiuxiang', 'g1012', { tea: 'ripe', wrapped: false, text: '熟' }),
    () => art.liquor('gaosu', 'g1012b', { tea: 'ripe', colour: LIQUOR.ripe, glaze: '#d9cdb4' }),
    () => art.jar('tan', 'g1012c', { layout: 'row', label: '熟' }),
  ],
];

const WHITE: Views[] = [
  [
    () => art.looseLeaf('tianqing', 'g1013', { tea: 'needle', layout: 'heap', kind: 'mist', liquor: LIQUOR.white }),
    () => art.liquor('yuebai', 'g1013b', { tea: 'needle', leaf: 'needle', colour: LIQUOR.white }),
    () => art.tin('gaosu', 'g1013c', { colour: '#d9cfb8', text: '白毫银针', pattern: 'brush', kind: 'branch' }),
  ],
  [
    () =>
      art.cake('songlv', 'g1014', {
        layout: 'stand',
        style: 'line',
        names: names('牡丹', '白牡丹白茶饼', '太姥山'),
        tea: 'white',
        kind: 'moon',
        main: '#6b7f4f',
      }),
    () => art.liquor('ouhe', 'g1014b', { tea: 'white', leaf: 'broad', colour: LIQUOR.white }),
    () =>
      art.cake('yuebai', 'g1014c', {
        layout: 'lean',
        style: 'line',
        names: names('牡丹', '白牡丹白茶饼', '太姥山'),
        tea: 'white',
        kind: 'bamboo',
        main: '#6b7f4f',
      }),
  ],
  [
    () =>
      art.cake('gaosu', 'g1015', {
        layout: 'lean',
        style: 'rings',
        names: names('寿眉', '陈年寿眉白茶饼', '太姥山'),
        tea: 'white',
        kind: 'branch',
        main: '#9a7a3c',
        paper: '#e9dfc6',
      }),
    () => art.liquor('tianqing', 'g1015b', { tea: 'white', leaf: 'broad', colour: LIQUOR.agedWhite }),
    () => art.jar('ouhe', 'g1015c', { layout: 'stairs', label: '白' }),
  ],
  [
    () => art.looseLeaf('ouhe', 'g1016', { tea: 'wild', layout: 'heap', kind: 'arch', liquor: LIQUOR.white }),
    () => art.looseLeaf('yuebai', 'g1016b', { tea: 'wild', layout: 'top', glaze: '#eef0ea' }),
    () => art.pouch('gaosu', 'g1016c', { colour: '#6b7f4f', text: '荒野', tea: 'wild', leaf: 'broad', kind: 'mist' }),
  ],
  [
    () => art.looseLeaf('yuebai', 'g1017', { tea: 'white', layout: 'top', glaze: '#d9cdb4' }),
    () =>
      art.cup('tianqing', 'g1017b', { kind: 'arch', glaze: art.GLAZES.porcelain, tea: LIQUOR.white, motif: 'orchid' }),
    () => art.tin('qiuxiang', 'g1017c', { colour: '#7a8f6a', text: '贡眉', pattern: 'leaves', kind: 'screen' }),
  ],
  [
    () => art.buttons('dai', 'g1018', { tea: 'white', extra: 'peel', liquor: LIQUOR.agedWhite, kind: 'branch' }),
    () => art.liquor('gaosu', 'g1018b', { tea: 'white', leaf: 'broad', colour: LIQUOR.agedWhite }),
    () => art.mandarins('tianqing', 'g1018c', { aged: true, tea: 'white', kind: 'window' }),
  ],
  [
    () =>
      art.brick('tianqing', 'g1019', { tea: 'white', wrapped: true, text: '老白', paper: '#e6d8b4', main: '#6b5a33' }),
    () => art.brick('ouhe', 'g1019b', { tea: 'white', wrapped: false, text: '白' }),
    () => art.liquor('yuebai', 'g1019c', { tea: 'white', leaf: 'broad', colour: LIQUOR.agedWhite }),
  ],
  [
    () =>
      art.teabags('gaosu', 'g1020', {
        tea: 'wild',
        text: '白茶',
        colour: '#8fa08a',
        liquor: LIQUOR.white,
        kind: 'moon',
      }),
    () => art.cup('ouhe', 'g1020b', { kind: 'window', glaze: art.GLAZES.porcelain, tea: LIQUOR.white, motif: 'plain' }),
    () => art.giftBox('yuebai', 'g1020c', { open: false, colour: '#8fa08a', text: '白茶', kind: 'mist' }),
  ],
];

const BLACK: Views[] = [
  [
    () =>
      art.looseLeaf('yuebai', 'g1021', {
        tea: 'goldbud',
        layout: 'dish',
        kind: 'window',
        liquor: LIQUOR.black,
        glaze: '#f1e8d3',
      }),
    () => art.liquor('ouhe', 'g1021b', { tea: 'goldbud', leaf: 'fine', colour: '#c8742c' }),
    () => art.tin('tianqing', 'g1021c', { colour: '#b3863c', text: '金骏眉', pattern: 'waves', kind: 'moon' }),
  ],
  [
    () => art.tin('ouhe', 'g1022', { colour: '#8c3527', text: '正山小种', pattern: 'hills', kind: 'moon' }),
    () => art.liquor('gaosu', 'g1022b', { tea: 'black', colour: LIQUOR.black }),
    () => art.looseLeaf('yuebai', 'g1022c', { tea: 'black', layout: 'heap', kind: 'mist', liquor: LIQUOR.black }),
  ],
  [
    () => art.looseLeaf('tianqing', 'g1023', { tea: 'goldneedle', layout: 'heap', kind: 'arch', liquor: LIQUOR.black }),
    () => art.liquor('yuebai', 'g1023b', { tea: 'goldneedle', leaf: 'needle', colour: '#c8742c' }),
    () =>
      art.pouch('gaosu', 'g1023c', {
        colour: '#8c3527',
        text: '滇红',
        tea: 'goldneedle',
        leaf: 'needle',
        kind: 'branch',
      }),
  ],
  [
    () =>
      art.looseLeaf('zhusha', 'g1024', {
        tea: 'keemun',
        layout: 'dish',
        kind: 'arch',
        liquor: LIQUOR.black,
        glaze: '#eef0ea',
      }),
    () => art.cup('gaosu', 'g1024b', { kind: 'moon', glaze: art.GLAZES.porcelain, tea: LIQUOR.black, motif: 'plum' }),
    () => art.tin('yuebai', 'g1024c', { colour: '#2f2d2a', text: '祁门', pattern: 'lattice', kind: 'screen' }),
  ],
  [
    () => art.looseLeaf('gaosu', 'g1025', { tea: 'redplum', layout: 'top', glaze: '#b6cdc0' }),
    () => art.liquor('tianqing', 'g1025b', { tea: 'redplum', leaf: 'spiral', colour: '#a9401f' }),
    () => art.tin('ouhe', 'g1025c', { colour: '#a9706b', text: '红梅', pattern: 'leaves', kind: 'branch' }),
  ],
  [
    () =>
      art.looseLeaf('ouhe', 'g1026', {
        tea: 'black',
        layout: 'heap',
        kind: 'branch',
        flower: 'osmanthus',
        liquor: LIQUOR.black,
      }),
    () => art.liquor('qiuxiang', 'g1026b', { tea: 'black', colour: LIQUOR.black, flower: 'osmanthus' }),
    () =>
      art.pouch('yuebai', 'g1026c', {
        colour: '#b3863c',
        text: '红茶',
        tea: 'black',
        leaf: 'strip',
        flower: 'osmanthus',
        kind: 'moon',
      }),
  ],
  [
    () => art.tin('yuebai', 'g1027', { colour: '#97402e', text: '红九', pattern: 'stripes', kind: 'screen' }),
    () => art.looseLeaf('tianqing', 'g1027b', { tea: 'keemun', layout: 'heap', kind: 'window', liquor: LIQUOR.black }),
    () => art.liquor('ouhe', 'g1027c', { tea: 'keemun', leaf: 'fine', colour: LIQUOR.black }),
  ],
];

const OOLONG: Views[] = [
  [
    () => art.tin('qiuxiang', 'g1028', { colour: '#2f2d2a', text: '大红袍', pattern: 'waves', kind: 'arch' }),
    () => art.looseLeaf('yuebai', 'g1028b', { tea: 'rock', layout: 'heap', kind: 'mist', liquor: LIQUOR.rock }),
    () => art.giftBox('tianqing', 'g1028c', { open: true, colour: '#8c3527', text: '岩茶', kind: 'moon' }),
  ],
  [
    () =>
      art.looseLeaf('tan', 'g1029', {
        tea: 'rock',
        layout: 'dish',
        kind: 'window',
        liquor: LIQUOR.rock,
        glaze: '#3b3a38',
      }),
    () => art.liquor('gaosu', 'g1029b', { tea: 'rock', colour: LIQUOR.rock }),
    () => art.tin('yuebai', 'g1029c', { colour: '#6e4630', text: '肉桂', pattern: 'hills', kind: 'screen' }),
  ],
  [
    () => art.looseLeaf('yuebai', 'g1030', { tea: 'rock', layout: 'heap', kind: 'bamboo', liquor: LIQUOR.rock }),
    () => art.gaiwan('ouhe', 'g1030b', { kind: 'moon', glaze: art.GLAZES.ivory, motif: 'hills' }),
    () => art.tin('tianqing', 'g1030c', { colour: '#39604f', text: '水仙', pattern: 'brush', kind: 'mist' }),
  ],
  [
    () =>
      art.looseLeaf('tianqing', 'g1031', {
        tea: 'oolong',
        layout: 'dish',
        kind: 'moon',
        liquor: LIQUOR.oolong,
        glaze: '#eef0ea',
      }),
    () => art.liquor('gaosu', 'g1031b', { tea: 'oolong', leaf: 'pearl', colour: LIQUOR.oolong }),
    () =>
      art.pouch('qiuxiang', 'g1031c', {
        colour: '#39604f',
        text: '铁观音',
        tea: 'oolong',
        leaf: 'pearl',
        kind: 'window',
      }),
  ],
  [
    () => art.looseLeaf('gaosu', 'g1032', { tea: 'roast', layout: 'heap', kind: 'arch', liquor: LIQUOR.roast }),
    () => art.liquor('yuebai', 'g1032b', { tea: 'roast', leaf: 'pearl', colour: LIQUOR.roast }),
    () => art.jar('tan', 'g1032c', { layout: 'solo', label: '秋' }),
  ],
  [
    () => art.looseLeaf('ouhe', 'g1033', { tea: 'dancong', layout: 'top', glaze: '#eef0ea' }),
    () =>
      art.cup('tianqing', 'g1033b', {
        kind: 'branch',
        glaze: art.GLAZES.porcelain,
        tea: LIQUOR.dancong,
        motif: 'orchid',
      }),
    () => art.tin('gaosu', 'g1033c', { colour: '#b3863c', text: '凤凰单丛', pattern: 'leaves', kind: 'moon' }),
  ],
  [
    () => art.tin('songlv', 'g1034', { colour: '#b3863c', text: '蜜兰香', pattern: 'brush', kind: 'moon' }),
    () =>
      art.looseLeaf('yuebai', 'g1034b', {
        tea: 'dancong',
        layout: 'dish',
        kind: 'screen',
        liquor: LIQUOR.dancong,
        glaze: '#b6cdc0',
      }),
    () => art.liquor('ouhe', 'g1034c', { tea: 'dancong', leaf: 'twist', colour: LIQUOR.dancong }),
  ],
  [
    () => art.looseLeaf('qiuxiang', 'g1035', { tea: 'frozen', layout: 'heap', kind: 'mist', liquor: LIQUOR.oolong }),
    () => art.liquor('tianqing', 'g1035b', { tea: 'frozen', leaf: 'pearl', colour: LIQUOR.oolong }),
    () => art.pouch('gaosu', 'g1035c', { colour: '#46705c', text: '乌龙', tea: 'frozen', leaf: 'pearl', kind: 'arch' }),
  ],
];

const GREEN: Views[] = [
  [
    () =>
      art.looseLeaf('yuebai', 'g1036', {
        tea: 'flat',
        layout: 'dish',
        kind: 'moon',
        liquor: LIQUOR.green,
        glaze: '#b6cdc0',
      }),
    () => art.liquor('tianqing', 'g1036b', { tea: 'flat', leaf: 'flat', colour: LIQUOR.green }),
    () => art.giftBox('gaosu', 'g1036c', { open: true, colour: '#39604f', text: '明前', kind: 'branch' }),
  ],
  [
    () => art.looseLeaf('ouhe', 'g1037', { tea: 'flat', layout: 'top', glaze: '#3b3a38' }),
    () => art.cup('yuebai', 'g1037b', { kind: 'bamboo', glaze: art.GLAZES.celadon, tea: LIQUOR.green, motif: 'plain' }),
    () => art.tin('gaosu', 'g1037c', { colour: '#5e8c84', text: '龙井', pattern: 'hills', kind: 'arch' }),
  ],
  [
    () => art.looseLeaf('dai', 'g1038', { tea: 'spiral', layout: 'heap', kind: 'branch', liquor: LIQUOR.green }),
    () => art.liquor('yuebai', 'g1038b', { tea: 'spiral', leaf: 'spiral', colour: LIQUOR.green }),
    () => art.tin('tianqing', 'g1038c', { colour: '#46705c', text: '碧螺春', pattern: 'waves', kind: 'moon' }),
  ],
  [
    () =>
      art.looseLeaf('gaosu', 'g1039', {
        tea: 'maofeng',
        layout: 'dish',
        kind: 'mist',
        liquor: LIQUOR.green,
        glaze: '#8c6a4a',
      }),
    () => art.liquor('tianqing', 'g1039b', { tea: 'maofeng', leaf: 'curl', colour: '#cfcb74' }),
    () => art.pouch('ouhe', 'g1039c', { colour: '#5e8c84', text: '毛峰', tea: 'maofeng', leaf: 'curl', kind: 'moon' }),
  ],
  [
    () => art.looseLeaf('tianqing', 'g1040', { tea: 'pale', layout: 'heap', kind: 'bamboo', liquor: '#d5d58a' }),
    () => art.cup('ouhe', 'g1040b', { kind: 'moon', glaze: art.GLAZES.porcelain, tea: '#d5d58a', motif: 'sprig' }),
    () => art.tin('yuebai', 'g1040c', { colour: '#7a8f6a', text: '白茶', pattern: 'leaves', kind: 'branch' }),
  ],
  [
    () => art.looseLeaf('yuebai', 'g1041', { tea: 'melonseed', layout: 'top', glaze: '#eef0ea' }),
    () => art.liquor('qiuxiang', 'g1041b', { tea: 'melonseed', leaf: 'twist', colour: LIQUOR.green }),
    () =>
      art.pouch('tianqing', 'g1041c', {
        colour: '#39604f',
        text: '瓜片',
        tea: 'melonseed',
        leaf: 'twist',
        kind: 'screen',
      }),
  ],
  [
    () =>
      art.looseLeaf('qiuxiang', 'g1042', {
        tea: 'monkey',
        layout: 'dish',
        kind: 'arch',
        liquor: LIQUOR.green,
        glaze: '#eef0ea',
      }),
    () => art.liquor('yuebai', 'g1042b', { tea: 'monkey', leaf: 'blade', colour: LIQUOR.green }),
    () => art.tin('ouhe', 'g1042c', { colour: '#39604f', text: '猴魁', pattern: 'stripes', kind: 'window' }),
  ],
];

const FLOWER: Views[] = [
  [
    () => art.looseLeaf('tianqing', 'g1043', { tea: 'needle', layout: 'top', flower: 'jasmine', glaze: '#b6cdc0' }),
    () => art.liquor('ouhe', 'g1043b', { tea: 'needle', leaf: 'needle', colour: LIQUOR.flower, flower: 'jasmine' }),
    () => art.tin('yuebai', 'g1043c', { colour: '#d9cfb8', text: '茉莉银针', pattern: 'leaves', kind: 'moon' }),
  ],
  [
    () =>
      art.looseLeaf('ouhe', 'g1044', {
        tea: 'jadebead',
        layout: 'dish',
        kind: 'moon',
        flower: 'jasmine',
        liquor: LIQUOR.flower,
        glaze: '#3b3a38',
      }),
    () => art.liquor('yuebai', 'g1044b', { tea: 'jadebead', leaf: 'pearl', colour: LIQUOR.flower, flower: 'jasmine' }),
    () =>
      art.pouch('tianqing', 'g1044c', {
        colour: '#7a8f6a',
        text: '茉莉',
        tea: 'jadebead',
        leaf: 'pearl',
        flower: 'jasmine',
        kind: 'mist',
      }),
  ],
  [
    () =>
      art.looseLeaf('gaosu', 'g1045', {
        tea: 'oolong',
        layout: 'heap',
        kind: 'branch',
        flower: 'osmanthus',
        liquor: '#d9b34a',
      }),
    () => art.liquor('tianqing', 'g1045b', { tea: 'oolong', leaf: 'pearl', colour: '#d9b34a', flower: 'osmanthus' }),
    () => art.tin('ouhe', 'g1045c', { colour: '#b3863c', text: '桂花', pattern: 'brush', kind: 'arch' }),
  ],
  [
    () => art.buttons('dai', 'g1046', { tea: 'ripe', extra: 'rosebud', liquor: LIQUOR.ripe, kind: 'moon' }),
    () => art.liquor('ouhe', 'g1046b', { tea: 'ripe', colour: LIQUOR.ripe }),
    () => art.giftBox('gaosu', 'g1046c', { open: false, colour: '#8a4a45', text: '普洱', kind: 'branch' }),
  ],
  [
    () =>
      art.teabags('yuebai', 'g1047', {
        tea: 'pale',
        extra: 'mum',
        text: '菊',
        colour: '#b99a55',
        liquor: '#e3c560',
        kind: 'bamboo',
      }),
    () => art.cup('gaosu', 'g1047b', { kind: 'moon', glaze: art.GLAZES.porcelain, tea: '#e3c560', motif: 'plain' }),
    () =>
      art.teabags('ouhe', 'g1047c', {
        tea: 'pale',
        extra: 'mum',
        text: '菊',
        colour: '#b99a55',
        liquor: '#e3c560',
        kind: 'screen',
      }),
  ],
];

const WARE: Views[] = [
  [
    () => art.teapot('gaosu', 'g1048', { kind: 'bamboo', clay: '#70473a', form: 2 }),
    () => art.teapot('dai', 'g1048b', { kind: 'moon', clay: '#b4512f', form: 2 }),
    () => art.woodTray('yuebai', 'g1048c', { pot: true, kind: 'screen' }),
  ],
  [
    () => art.gaiwan('ouhe', 'g1049', { kind: 'moon', glaze: '#a9c6c8', motif: 'plain', crackle: true }),
    () => art.gaiwan('gaosu', 'g1049b', { kind: 'branch', glaze: '#a9c6c8', motif: 'plain', crackle: true }),
    () => art.traySet('tianqing', 'g1049c', { kind: 'window', glaze: '#a9c6c8', pot: false }),
  ],
  [
    () => art.jianBowl('qiuxiang', 'g1050', { kind: 'arch' }),
    () => art.jianBowl('tianqing', 'g1050b', { kind: 'mist', pair: true }),
    () => art.jianBowl('tan', 'g1050c', { kind: 'window', fur: '#c9cfcf' }),
  ],
  [
    () => art.pitcher('tianqing', 'g1051', { kind: 'moon' }),
    () => art.pitcher('ouhe', 'g1051b', { kind: 'window', tea: '#a8431d' }),
    () => art.traySet('gaosu', 'g1051c', { kind: 'bamboo', glaze: art.GLAZES.porcelain, pot: false }),
  ],
  [
    () => art.toolSet('yuebai', 'g1052', { kind: 'screen', table: 'wood' }),
    () => art.toolSet('gaosu', 'g1052b', { kind: 'bamboo', dark: true, table: 'plain' }),
    () => art.traySet('tianqing', 'g1052c', { kind: 'branch', glaze: art.GLAZES.celadon, pot: true }),
  ],
  [
    () => art.travelCup('songlv', 'g1053', { kind: 'arch' }),
    () => art.travelCup('gaosu', 'g1053b', { kind: 'mist', glaze: '#3c5b8c', bag: '#2f3b4d' }),
    () => art.travelCup('ouhe', 'g1053c', { kind: 'moon', glaze: '#f1ede2', bag: '#8a7a68' }),
  ],
  [
    () => art.woodTray('gaosu', 'g1054', { kind: 'moon', table: 'plain' }),
    () => art.woodTray('tianqing', 'g1054b', { kind: 'branch', bare: true, table: 'plain' }),
    () => art.woodTray('ouhe', 'g1054c', { kind: 'screen', pot: true, table: 'cloth' }),
  ],
  [
    () => art.kettle('yuebai', 'g1055', { kind: 'branch', table: 'wood' }),
    () => art.kettleSet('gaosu', 'g1055b', { kind: 'window' }),
    () => art.kettle('tianqing', 'g1055c', { kind: 'mist', steamy: true, table: 'wood' }),
  ],
];

const SNACKS: Views[] = [
  [
    () => art.beanCakes('ouhe', 'g1056', { kind: 'arch', glaze: '#3b3a38' }),
    () => art.beanCakes('tianqing', 'g1056b', { kind: 'moon', glaze: '#f1e8d3', shapes: ['plum'] }),
    () => art.giftBox('gaosu', 'g1056c', { open: false, colour: '#7f9a64', text: '如意', kind: 'screen' }),
  ],
  [
    () => art.crisps('tianqing', 'g1057', { kind: 'bamboo', glaze: '#eef0ea' }),
    () => art.crisps('gaosu', 'g1057b', { kind: 'window', glaze: '#3b3a38' }),
    () => art.giftBox('yuebai', 'g1057c', { open: false, colour: '#b3863c', text: '喜', kind: 'moon' }),
  ],
  [
    () => art.layered('qiuxiang', 'g1058', { kind: 'moon', glaze: '#f1e8d3', liquor: LIQUOR.green }),
    () => art.layered('yuebai', 'g1058b', { kind: 'branch', glaze: '#8fa9a0', liquor: LIQUOR.green }),
    () => art.giftBox('tianqing', 'g1058c', { open: false, colour: '#39604f', text: '龙井', kind: 'arch' }),
  ],
  [
    () => art.mooncakes('zhusha', 'g1059', { kind: 'moon', glaze: '#2f2d2a' }),
    () => art.mooncakes('yuebai', 'g1059b', { kind: 'moon', glaze: '#eef0ea' }),
    () => art.giftBox('gaosu', 'g1059c', { open: false, colour: '#8c3527', text: '圆月', kind: 'moon' }),
  ],
  [
    () => art.nutBox('gaosu', 'g1060', { colour: '#7f2f26' }),
    () => art.nutBox('yuebai', 'g1060b', { colour: '#39604f', lid: false }),
    () => art.giftBox('ouhe', 'g1060c', { open: false, colour: '#8c3527', text: '吉祥', kind: 'arch' }),
  ],
];

const ALL = [PU_ER, WHITE, BLACK, OOLONG, GREEN, FLOWER, WARE, SNACKS].flat();

/** `goods/1001`, `goods/1001-2`, `goods/1001-3`, ... */
export const goodsPlates: Plates = Object.fromEntries(
  ALL.flatMap((views, index) =>
    views.map((draw, view) => [`goods/${1001 + index}${view === 0 ? '' : `-${view + 1}`}`, square(draw)] as const),
  ),
);
