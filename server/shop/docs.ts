/** docs/own-shop.md, from the same columns that read the tables. */
import { IN_YML, TABLES } from './tables';
import type { Column } from './sheet/table';

const HEAD = `# 自己的店

一个店是一个文件夹：\`shop.yml\`、一张张 CSV 表和 \`pictures\` 里的图片。表格软件能改，版本管理能比较。

| 命令 | 做什么 |
| --- | --- |
| \`npm run shop -- init 文件夹\` | 建一个能直接推送的文件夹，里面有例子和说明 |
| \`npm run shop -- push 文件夹 --dry-run\` | 看看会改什么：新增、逐列的改动、下架；什么都不写 |
| \`npm run shop -- push 文件夹\` | 一次全部写进去；有一处不对就一处也不写，所有不对的地方一起列出来 |
| \`npm run shop -- pull 文件夹\` | 把店里现在的样子写成文件夹 |
| \`npm run shop -- demo 文件夹\` | 把演示的店写成文件夹，当作起点 |
| \`npm run shop -- staff add --no 工号 --mobile 手机号 …\` | 加一位员工；\`staff disable 工号\` 停用；用 \`--shop\` 指了文件夹的，\`employees.csv\` 也跟着改 |
| \`npm run shop -- status --shop 文件夹\` | 开张之前还差什么 |
| \`npm start -- --shop 文件夹\` | 推送以后打开这个店，登录页显示验证码 |
| \`npm run shop -- backup 文件\`、\`restore 文件\` | 整个店写成一个文件，或恢复到空的数据库里 |

数据库由 README 里的变量决定；没写时每个文件夹有自己的内置数据库，\`npm start -- --shop 文件夹\` 开的就是它，别的命令用 \`--shop 文件夹\` 指它。内置数据库同一时间只能给一个程序用，服务开着时先停下来。

店名、标志、颜色和 \`shell\` 里的文字是构建进应用的：\`YEJIAN_SHOP=文件夹 npm run build:h5\`，小程序用 \`build:weapp\`。

- 表头用中文或英文都行，列的顺序随意；标「可空」的列可以整列不要。
- 一张张 CSV，或者一个 \`shop.xlsx\`：文件和工作表的名字就是表名（\`goods\` 或 商品，大小写都行），别的名字当作笔记。推送时先列出读了什么、没有读什么和为什么。
- CSV 用 UTF-8（带不带 BOM 都行）、用逗号隔开。以 \`=\`、\`+\`、\`-\`、\`@\` 开头的文字前面加一个 \`'\`；公式会被拒绝。
- 表格里的错误值（\`#N/A\`）、没有算出结果的公式、合并的单元格、被表格软件改成日期或科学记数的编码和规格都会被拒绝，不会当作没填：把那一列设成「文本」再填。\`shop.yml\` 里的值都是文字，长的账号、开头的 0 不会变。
- 编码是一行的名字：改了编码就是换了一行。从表里拿掉的商品和规格会下架，卖过的仍留在订单里。没有的表不动。
- 图片放在 \`pictures\`，jpg、png、webp，20 MB 以内；表里只写文件名。图文里的图片写成 \`![说明](文件名.jpg)\`。手机拍的方向会摆正，给手机看的大小由服务按需要生成。
- 资料中心的文件放在 \`materials\`：pdf、jpg、png、webp、mp3、m4a、wav、mp4、xlsx，100 MB 以内；表里只写文件名。它们不公开，只有能看的人拿到十分钟的地址；PDF 的每一页由服务画成图片给人预览。
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '⏎');

function rowOf(it: Column): string {
  const { zh, en, kind, meaning, example } = it;
  const cells = [
    `${zh}${'empty' in it ? '' : ' *'}`,
    `\`${en}\``,
    kind.unit ? `${kind.is}（${kind.unit}）` : kind.is,
    meaning,
    `\`${cell(example)}\``,
    kind.refused,
  ];
  return `| ${cells.map((text, i) => (i === 4 ? text : cell(text))).join(' | ')} |`;
}

export function ownShopDocs(): string {
  const parts = TABLES.map(({ name, label, about, columns }) =>
    [
      `## ${label} ${IN_YML.has(name) ? `（shop.yml 的 \`${name}\`）` : `\`${name}.csv\``}`,
      about,
      [
        '| 列（* 必填） | 英文 | 填什么 | 意思 | 例子 | 什么会被拒绝 |',
        '| --- | --- | --- | --- | --- | --- |',
        ...Object.values(columns).map((it) => rowOf(it as Column)),
      ].join('\n'),
    ].join('\n\n'),
  );
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}
