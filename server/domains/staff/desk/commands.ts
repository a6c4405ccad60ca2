/** What has no page: who has the area reads on the workbench with which command the shop folder does it (docs/own-shop.md). */
import type { DeskView } from '../../../../src/contract/desk/schemas';
import { desksOf } from '../../people/employee/desks';
import type { Employee } from '../../people/employee/repository';

const PUSH = 'npm run shop -- push 文件夹';
const COMMANDS: readonly (DeskView['commands'][number] & { desk: string })[] = [
  { key: 'shelves', desk: 'stock', label: '门店货架', note: '在货架表里改好，再推送', command: PUSH },
  {
    key: 'staff',
    desk: 'manager',
    label: '员工加入',
    note: '工号、手机号、岗位和权限写在后面',
    command: 'npm run shop -- staff add --no 工号 --mobile 手机号 …',
  },
  {
    key: 'leave',
    desk: 'manager',
    label: '员工离开',
    note: '马上停用，手上的客户和待办先转交',
    command: 'npm run shop -- staff disable 工号',
  },
  { key: 'members', desk: 'manager', label: '带入老会员', note: '填好会员表，再推送', command: PUSH },
];

export const commandsOf = (employee: Employee): DeskView['commands'] =>
  COMMANDS.filter(({ desk }) => desksOf(employee).includes(desk)).map(({ desk: _desk, ...command }) => command);
