/** 兑换专区: what coins buy. */
import type { ReactElement } from 'react';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { List } from '@/ui/shell';
import { ExchangeCard } from './ExchangeCard';
import type { Coins } from './useCoins';
import grid from './ExchangeCard.module.scss';

interface ExchangesProps extends Pick<Coins, 'exchange'> {
  list: Coins['goods'];
  coins: number;
}

export const Exchanges = ({ list, coins, exchange }: ExchangesProps): ReactElement => (
  <List
    list={list}
    keyOf={(item) => item.id}
    grid
    chunkClass={grid.grid}
    render={(item) => <ExchangeCard item={item} coins={coins} onExchange={(one) => void exchange.run(one)} />}
    skeleton="grid"
    empty={
      <Empty title="专区在上新" text="先看看别的好茶" button="去逛逛" onPress={() => go('/pages/tea/index', {})} />
    }
  />
);
