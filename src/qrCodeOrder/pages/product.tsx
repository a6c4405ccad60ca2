/** /qrCodeOrder/pages/product: one dish with its choices, into the cart of the table. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Note } from '@/ui/kit/Words';
import { Page, usePageParams } from '@/ui/shell';
import { choiceWords, unitPrice } from '../dish/choice';
import { DishBody } from '../dish/DishBody';
import { useDish } from '../dish/useDish';
import styles from '../dish/page.module.scss';

export default observer(function DishPage() {
  const { state, choice, change, save } = useDish(usePageParams<'/qrCodeOrder/pages/product'>());
  const data = state.data;
  return (
    <Page
      state={state}
      skeleton="detail"
      title={data?.product.title}
      action={
        data &&
        choice && (
          <View className={styles.foot}>
            <Stack row justify="between" align="center">
              <Stack shrink>
                <Price fen={unitPrice(data, choice) * choice.qty} exact size="l" />
                <Note>{choiceWords(data, choice) || data.product.unit}</Note>
              </Stack>
              <Stepper
                value={choice.qty}
                max={Math.min(99, data.product.left ?? 99)}
                label="份数"
                onChange={(qty) => change({ qty })}
              />
            </Stack>
            <Button block size="l" busy={save.pending} disabled={data.product.soldOut} onPress={() => void save.run()}>
              {data.product.soldOut ? '今日售罄' : data.line ? '改好了' : '加到同桌的单'}
            </Button>
          </View>
        )
      }
    >
      {(dish) => choice && <DishBody data={dish} choice={choice} onChange={change} />}
    </Page>
  );
});
