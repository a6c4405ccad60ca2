/** What the makers' pages say beyond the short cards: honours, whether guests are received, making steps, batches. */
export const MASTER_CATES: [id: string, label: string][] = [
  ['61', '制茶大师'],
  ['62', '茶艺师'],
  ['63', '陶艺家'],
  ['64', '茶学者'],
  ['65', '书画家'],
];
export const REGIONS: [id: string, label: string][] = [
  ['71', '云南'],
  ['72', '福建'],
  ['73', '浙江'],
  ['74', '广东'],
];

interface MasterStory {
  /** [year, what happened] */
  honours: [string, string][];
  /** Number of an employee who sets the table with this master. */
  employeeNo?: string;
}
export const MASTER_STORIES: Record<string, MasterStory> = {
  '601': {
    honours: [
      ['1994', '跟随祖父上山，学会辨认古树与生态茶'],
      ['2006', '建起村里第一间石磨压制坊'],
      ['2014', '获勐海县古树茶手工制作技艺传承人'],
      ['2021', '班章单株留样库满一百份，公开每年的开汤记录'],
    ],
  },
  '602': {
    honours: [
      ['2003', '进入勐海茶厂审评室'],
      ['2011', '取得国家一级评茶师'],
      ['2017', '为叶间拟定熟茶收购标准'],
      ['2023', '出版审评笔记《先把干净做到》'],
    ],
    employeeNo: 'E1006',
  },
  '603': {
    honours: [
      ['1998', '接手家里的萎凋坊'],
      ['2010', '列入福鼎白茶制作技艺传承名录'],
      ['2016', '荒野白茶获省级名优茶评比金奖'],
      ['2022', '与叶间共建日光萎凋晒场'],
    ],
  },
  '604': {
    honours: [
      ['1989', '独立焙出第一笼岩茶'],
      ['2005', '获武夷岩茶制作技艺传承人称号'],
      ['2013', '牛栏坑肉桂获斗茶赛状元'],
      ['2020', '整理《焙火手记》，给徒弟们用'],
    ],
    employeeNo: 'E1009',
  },
  '605': {
    honours: [
      ['2012', '取得高级茶艺技师'],
      ['2016', '西湖茶席展“听雨”获最佳设计'],
      ['2019', '任叶间西湖总店茶席顾问'],
      ['2024', '完成第三百席：一席一枝'],
    ],
    employeeNo: 'E1006',
  },
  '606': {
    honours: [
      ['2014', '开始复原宋代点茶'],
      ['2018', '自制茶磨与竹筅，咬盏过十分钟'],
      ['2021', '夫子庙馆点茶雅集满五十场'],
    ],
    employeeNo: 'E1017',
  },
  '607': {
    honours: [
      ['2001', '跟父亲学冲工夫茶'],
      ['2015', '列为潮州工夫茶艺传习人'],
      ['2023', '带出第十二位徒弟'],
    ],
  },
  '608': {
    honours: [
      ['2004', '入丁蜀老艺人门下学光素器'],
      ['2012', '石瓢“立雪”获紫砂新人奖'],
      ['2018', '每壶附泥料与烧成记录'],
      ['2024', '作品入藏宜兴陶瓷博物馆'],
    ],
  },
  '609': {
    honours: [
      ['2008', '在汝州学青瓷'],
      ['2015', '回建阳烧第一窑兔毫'],
      ['2022', '公开三百窑温度曲线'],
    ],
  },
  '610': {
    honours: [
      ['2009', '开始整理龙井村茶票与契纸'],
      ['2016', '出版《龙井村志茶事编》'],
      ['2022', '在叶间开讲“从一张茶票看江南”'],
    ],
  },
  '611': {
    honours: [
      ['2010', '主持白茶陈化微生物研究'],
      ['2018', '为叶间茶窖设计温湿度记录方法'],
      ['2025', '公开七年检测数据'],
    ],
  },
  '612': {
    honours: [
      ['2007', '师从绍兴老先生习二王'],
      ['2015', '为叶间题写第一款饼茶棉纸'],
      ['2023', '题签小楷展“纸上春山”'],
    ],
  },
};

interface Batch {
  no: string;
  /** Days before the start. */
  daysAgo: number;
  grade: string;
  /** false: the laboratory is not done. */
  tested: boolean;
  goodsId?: string;
}
interface ProducerStory {
  regionId: string;
  lat: string;
  lng: string;
  /** [label, what is done] */
  steps: [string, string][];
  batches: Batch[];
}
export const PRODUCER_STORIES: Record<string, ProducerStory> = {
  '701': {
    regionId: '71',
    lat: '21.7260',
    lng: '100.4960',
    steps: [
      ['采摘', '清晨上树，只采一芽二三叶，单株分袋编号'],
      ['摊晾', '竹席上薄摊两小时，走掉青气与水汽'],
      ['铁锅杀青', '手工翻炒四十分钟，锅温凭手背判断'],
      ['晒青', '揉捻后在日光下摊晒一整天'],
    ],
    batches: [
      { no: 'BZ2026C1', daysAgo: 62, grade: '古树春茶 特级', tested: true, goodsId: '1001' },
      { no: 'BZ2025Q2', daysAgo: 248, grade: '古树秋茶 一级', tested: true },
      { no: 'BZ2026C2', daysAgo: 24, grade: '乔木春尾 一级', tested: false },
    ],
  },
  '702': {
    regionId: '71',
    lat: '22.0510',
    lng: '101.5060',
    steps: [
      ['采摘', '晴天午后采，叶面无露'],
      ['傍晚摊青', '走水到叶软梗韧，香气由青转甜'],
      ['轻揉', '条索松卷，保留茶汁不外溢'],
      ['日光晒干', '第二天清晨上席，日落前收起'],
    ],
    batches: [
      { no: 'YW2026C1', daysAgo: 58, grade: '正山春茶 特级', tested: true, goodsId: '1002' },
      { no: 'YW2025C1', daysAgo: 420, grade: '正山春茶 特级', tested: true },
      { no: 'YW2025Q1', daysAgo: 240, grade: '正山谷花 一级', tested: true },
    ],
  },
  '703': {
    regionId: '72',
    lat: '27.6680',
    lng: '117.9620',
    steps: [
      ['开面采', '对夹三叶，露水干后开采'],
      ['做青', '摇青与静置交替，一夜六到八轮'],
      ['炒揉', '高温杀青后趁热揉捻'],
      ['炭焙', '龙眼木炭文火，分三道慢慢吃进去'],
    ],
    batches: [
      { no: 'WY2026C1', daysAgo: 33, grade: '正岩肉桂 特级', tested: false, goodsId: '1029' },
      { no: 'WY2025C3', daysAgo: 386, grade: '正岩大红袍 特级', tested: true, goodsId: '1028' },
      { no: 'WY2025C2', daysAgo: 392, grade: '老枞水仙 一级', tested: true, goodsId: '1030' },
    ],
  },
  '704': {
    regionId: '72',
    lat: '27.2260',
    lng: '120.1640',
    steps: [
      ['采摘', '明前采单芽，谷雨采一芽二叶'],
      ['日光萎凋', '水筛上架，南风天停工不抢'],
      ['并筛', '七成干时并筛，促成毫香'],
      ['文火烘干', '四十度烘足，装箱入仓'],
    ],
    batches: [
      { no: 'FD2026C1', daysAgo: 84, grade: '白毫银针 特级', tested: true, goodsId: '1013' },
      { no: 'FD2026C2', daysAgo: 66, grade: '荒野牡丹 一级', tested: true, goodsId: '1016' },
      { no: 'FD2026X1', daysAgo: 9, grade: '夏寿眉 二级', tested: false },
    ],
  },
  '705': {
    regionId: '73',
    lat: '30.1730',
    lng: '120.0560',
    steps: [
      ['提手采', '一芽一叶，不掐不捋'],
      ['摊青', '竹匾薄摊六到十小时'],
      ['青锅', '抓抖搭捺，做出扁形'],
      ['辉锅', '低温慢炒，脱毫提香'],
    ],
    batches: [
      { no: 'LW2026C1', daysAgo: 82, grade: '明前龙井 特级', tested: true, goodsId: '1036' },
      { no: 'LW2026C2', daysAgo: 60, grade: '雨前龙井 一级', tested: true, goodsId: '1037' },
      { no: 'LW2025C1', daysAgo: 445, grade: '明前龙井 特级', tested: true },
    ],
  },
  '706': {
    regionId: '74',
    lat: '23.9570',
    lng: '116.6520',
    steps: [
      ['按株采', '午后两点到四点，一株一袋'],
      ['晒青', '夕阳下薄晒二十分钟'],
      ['浪青', '夜里碰青五到七轮，花香渐出'],
      ['炭焙', '三道炭火，间隔半月'],
    ],
    batches: [
      { no: 'FH2026C1', daysAgo: 46, grade: '鸭屎香单株 特级', tested: true, goodsId: '1033' },
      { no: 'FH2026C2', daysAgo: 44, grade: '蜜兰香 一级', tested: true, goodsId: '1034' },
      { no: 'FH2025D1', daysAgo: 195, grade: '雪片 一级', tested: true },
    ],
  },
};

/** [title, number]; pictures are drawn papers. */
export const CERTS: [string, string][] = [
  ['营业执照', '统一社会信用代码 91330106MA2YEJ1A0X'],
  ['食品经营许可证', 'JY13301060218866'],
  ['食品生产许可 SC', 'SC11433010600887'],
  ['有机产品认证', 'ORGC-2026-0317'],
];
