/**
 * Page content VR: one `image` block per scene and one `steps` block for the guided tour. In a scene the first item is the panorama
 * (key = scene id), the others are hot spots: key = `yaw,pitch` in degrees, label, value = words, image, link.
 */
interface Item {
  key: string;
  label: string;
  value: string;
  image?: string;
  link?: string;
}
interface Block {
  kind: 'image' | 'steps';
  title: string;
  items: Item[];
}

const scene = (id: string, title: string, words: string, spots: Item[]): Block => ({
  kind: 'image',
  title,
  items: [{ key: id, label: title, value: words, image: `/images/vr/${id}.webp` }, ...spots],
});
const goods = (key: string, id: string, label: string, value: string): Item => ({
  key,
  label,
  value,
  image: `/images/goods/${id}.webp`,
  link: `/shop/pages/goods?id=${id}`,
});

export const VR_SCENES: Block[] = [
  scene('1', '班章古树园', '海拔 1,800 米，林子里混着樟树与古茶树，地上铺着厚厚的落叶。', [
    {
      key: '-38,-4',
      label: '三百年大树',
      value: '有编号牌的老树，一年只采春秋两次，一次不过三斤鲜叶。',
      image: '/images/producer/1.webp',
    },
    goods('24,-14', '1001', '班章古树生饼', '这片林子里的叶子，石磨压成饼，放到今年刚刚好喝。'),
    { key: '128,2', label: '云线', value: '早上九点以前云都在这条线下面，茶叶喝的是散射光。' },
  ]),
  scene('2', '武夷正岩', '坑涧之间，两边是石壁，中间一条溪，茶行贴着岩脚长。', [
    goods('-52,-6', '1029', '牛栏坑肉桂', '石缝里的土，溪水边的雾，给了它那股桂皮的辛。'),
    { key: '36,8', label: '丹霞石壁', value: '白天吸热，夜里放热，茶树住在一个天然的温室里。' },
    { key: '168,-2', label: '进山的路', value: '采茶工沿石壁走一个多小时，最里面的地块才开采。' },
  ]),
  scene('3', '福鼎晒场', '五百只水筛排开，翻晒全看太阳和风向。', [
    goods('-24,-8', '1013', '白毫银针', '明前的单芽，在这里晒足一天半。'),
    { key: '70,-4', label: '萎凋架', value: '架子朝东南，早上有海雾，午后有山风。' },
    { key: '-140,4', label: '天色牌', value: '南风天挂红牌，全场停工，谁也不许加温抢制。' },
  ]),
  scene('4', '总店茶窖', '地下一层，恒温十八度，湿度六十五。', [
    { key: '-70,-2', label: '茶窖格', value: '每格一位茶友的茶，有牌有号，入窖出窖都有记录。' },
    goods('20,-10', '1004', '2012 勐海熟饼', '这一格从 2018 年存到现在，汤已经是酒红。'),
    { key: '150,6', label: '温湿度探头', value: '每十分钟记一次，三年的曲线都能查。' },
  ]),
  scene('5', '雅室「听松」', '六人席，窗外是松，中午光从左边来。', [
    { key: '-30,-6', label: '主席', value: '席主坐在背光处，看得清汤色。' },
    goods('48,-12', '1049', '汝窑盖碗', '这间房常用的一套，开片里养了三年茶色。'),
    { key: '140,-4', label: '窗外的松', value: '风大的时候能听见，所以叫听松。' },
  ]),
];
/** key = `scene,yaw`: where the tour stops. */
export const VR_TOUR: Block = {
  kind: 'steps',
  title: '云游路线',
  items: [
    { key: '1,-38', label: '古树下', value: '先站到大树底下，听一听林子里的鸟。' },
    { key: '1,128', label: '看云线', value: '云从山谷里升起来，茶叶在散射光里慢慢长。' },
    { key: '2,36', label: '石壁之间', value: '两面石壁把一天的太阳收着，夜里再还给茶树。' },
    { key: '3,-24', label: '晒场', value: '五百只水筛，靠天吃饭，也靠人看天。' },
    { key: '4,-70', label: '下窖', value: '十八度，六十五度，时间在这里走得慢一点。' },
    { key: '5,-30', label: '入席', value: '坐下来，水开了，一路的山都在杯子里。' },
  ],
};
