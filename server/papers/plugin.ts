/** The paper that the demo's conversations speak of: made when it is opened, like its music. */
import type { FastifyInstance } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const STOCK_TAKING = '/papers/stock-taking.xlsx';

const ROWS = [
  ['日期', '时段', '区域', '谁来盘', '备注'],
  ['28 日', '上午', '一号至三号货架', '仓管', '绿茶、红茶'],
  ['28 日', '下午', '四号、五号货架', '仓管、财务', '普洱整提不拆'],
  ['29 日', '上午', '冷柜和样品柜', '财务', '样品另记一张'],
  ['30 日', '上午', '茶器区', '仓库主管、茶艺师', '下午有雅集，上午盘完'],
  ['30 日', '打烊后', '前台和包装', '仓库主管', '丝带按卷数'],
];

/** GET /papers/stock-taking.xlsx. */
export async function papersPlugin(app: FastifyInstance): Promise<void> {
  app.get(STOCK_TAKING, async (_request, reply) => {
    const cells = ROWS.map((row, at) =>
      row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
    );
    const columns = [10, 10, 22, 18, 26].map((width) => ({ width }));
    const body = await writeXlsxFile(cells, { sheet: '六月盘点安排', columns, stickyRowsCount: 1 }).toBuffer();
    return reply.type(XLSX).header('Content-Disposition', 'attachment').send(body);
  });
}
