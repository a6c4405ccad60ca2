/** A folder to begin with: a small shop that can be pushed as it is, and a page that says how to go on. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { refuseFilled, writeFolder } from './folder';
import { TABLES } from './tables';
import { EXAMPLES, PICTURES } from './examples';
import { demoFile } from '../papers/handouts';

const README = `# 我的茶店

这个文件夹就是整个店：一张张表格和 pictures 里的图片。用任何表格软件打开 CSV 文件修改，保存时选「CSV UTF-8」。

1. 改 \`goods.csv\`（商品）、\`skus.csv\`（规格和价格）、\`stock.csv\`（库存）；图片放进 \`pictures\`，表里只写文件名。
2. 看看会改什么，先不写进去：\`npm run shop -- push 这个文件夹 --dry-run\`
3. 写进去：\`npm run shop -- push 这个文件夹\`
4. 打开看看：\`npm start -- --shop 这个文件夹\`，浏览器里是 http://localhost:8086/h5/
5. 把店里现在的样子取回来：\`npm run shop -- pull 这个文件夹\`。用户协议、帮助这些页面的样本也在里面（\`pages.csv\`），改成自己的

## 一个人也能开张

- 加上自己：\`npm run shop -- staff add --shop 这个文件夹 --no E1 --mobile 手机号 --name 姓名 --title 店主 --store XIHU --department 行政 --areas "库存 | 财务 | 售后" --manager 是\`，用这个手机号登录就是员工。
- 线下转账打到 \`shop.yml\` 里 \`banks\` 的账户。现在写的是样本，开张前改成自己的；顾客传了凭证，有「财务」权限的员工审核通过，订单就付好了。
- 拣货和复核、提交和审核本来要两个人。\`shop.yml\` 里 \`limits\` 的 \`alone_below\` 是多少元，不到这个数的单据一个人就能办完；有了同事以后改成 0。
- 开张之前还差什么：\`npm run shop -- status --shop 这个文件夹\`

编码（商品编码、SKU 编码、分类编码）是每一行的名字，定下就不要再改：改了就等于换了一行。每一列是什么意思、什么会被拒绝，见项目里的
docs/own-shop.md。
`;

/** The example's material, and of which handout it is made. */
const MATERIALS = { 'green-tea.pdf': 'card-green.pdf' };

/** Refuses a folder in which there is something. */
export async function initFolder(folder: string, picture: (key: string) => Promise<Buffer | undefined>): Promise<void> {
  await refuseFilled(folder);
  await writeFolder(folder, new Map(TABLES.map(({ name }) => [name, EXAMPLES[name] ?? []])), {
    pictureName: (name) => name,
    materialName: (name) => name,
  });
  for (const [name, key] of Object.entries(PICTURES)) {
    const body = await picture(key);
    if (!body) throw new Error(`no picture ${key}`);
    await fs.writeFile(path.join(folder, 'pictures', name), body);
  }
  for (const [name, file] of Object.entries(MATERIALS)) {
    const body = await demoFile(file);
    if (!body) throw new Error(`no material ${file}`);
    await fs.writeFile(path.join(folder, 'materials', name), body);
  }
  await fs.writeFile(path.join(folder, 'README.md'), README);
}
