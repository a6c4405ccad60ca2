/** /report/pages/webview: a report as a full-page sheet that turns with the phone, to read, to print and to take along. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { canOpenFile, canOpenText, openFile } from '@/domain/file/openFile';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { pictureUrl } from '@/ui/kit/Picture';
import { Note, Title } from '@/ui/kit/Words';
import { Page, useAction, useChoice, usePageData, usePageParams } from '@/ui/shell';
import { daysOf, type Order } from '../grid/range';
import { Grid } from '../grid/Grid';
import { KINDS } from '../grid/words';
import { sheetHtml, titleOf } from '../sheet/html';
import styles from '../sheet/sheet.module.scss';

/** A file of our own, as the export gave it; nothing else is opened here. */
const OWN_FILE = /^\/reports\/[\w-]+\.(csv|xlsx)\?until=\d+&sign=[\w-]+$/;

export default function ReportSheetPage() {
  const { url } = usePageParams<'/report/pages/webview'>();
  return url === undefined ? <Sheet /> : <OwnFile url={url} />;
}

function OwnFile({ url }: { url: string }) {
  const load = useAction(() => openFile(pictureUrl(url)));
  if (!OWN_FILE.test(url) || !canOpenFile())
    return (
      <Page>
        <Empty
          picture="notfound"
          title="打不开这个地址"
          text="这里只打开自家的报表"
          button="返回"
          onPress={() => void back()}
        />
      </Page>
    );
  return (
    <Page>
      <Empty title="报表文件" text="十分钟内有效" button="打开" onPress={() => void load.run()} />
    </Page>
  );
}

function Sheet() {
  const params = usePageParams<'/report/pages/webview'>();
  const { clock } = useStores();
  const month = daysOf('month', clock.now());
  const [kind] = useChoice(params, 'kind', KINDS);
  const { from = month.from, to = month.to, storeId } = params;
  const asked = { kind, from, to, ...(storeId && { storeId }) };
  const state = usePageData(() => call('manage.reportTable', asked), [kind, from, to, storeId]);
  const [order, setOrder] = useState<Order>();
  const [turned, setTurned] = useState(false);
  const [large, setLarge] = useState(false);
  const print = useAction(async () => {
    if (state.data) await platform.print.print(titleOf(state.data), sheetHtml(state.data));
  });
  const load = useAction(async () => {
    const { csvUrl = '' } = await call('manage.reportTable', { ...asked, export: canOpenText ? 'csv' : 'xlsx' });
    await openFile(pictureUrl(csvUrl));
  });
  return (
    <Page
      state={state}
      action={
        <>
          <Button size="m" grow tone="line" onPress={() => setTurned(!turned)}>
            {turned ? '转回来' : '转过来'}
          </Button>
          <Button size="m" grow tone="line" onPress={() => setLarge(!large)}>
            {large ? '缩小' : '放大'}
          </Button>
          {platform.print.can && (
            <Button size="m" grow tone="line" onPress={() => void print.run()}>
              打印
            </Button>
          )}
          {canOpenFile() && (
            <Button size="m" grow tone="line" onPress={() => void load.run()}>
              存表格
            </Button>
          )}
        </>
      }
    >
      {(table) => (
        <View className={classes(styles.sheet, turned && styles.turned, large && styles.large)}>
          <View className={styles.head}>
            <Title size="title">{titleOf(table)}</Title>
            <Note>{`${table.from} 至 ${table.to}`}</Note>
            {table.leftOut.length > 0 && <Note>{`不含：${table.leftOut.join('、')}`}</Note>}
          </View>
          {table.rows.length === 0 ? (
            <Empty picture="order" title="所选日期暂无数据" />
          ) : (
            <Grid compact table={table} order={order} onOrder={setOrder} />
          )}
          <View className={styles.sign}>
            <Note>黑角是更正过的数</Note>
            <Text className={styles.name}>店长</Text>
            <Text className={styles.name}>财务</Text>
          </View>
        </View>
      )}
    </Page>
  );
}
