/** A tea friend by mobile or number, or one of those whom the member brought. */
import { useState, type ReactElement } from 'react';
import type { TeamMember } from '@/contract';
import { call } from '@/core/api';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { List, useList } from '@/ui/shell';
import { friendOf, type CoinGift } from './useCoinGift';
import styles from './coins.module.scss';

export function Friends({ gift: { find, choose } }: { gift: CoinGift }): ReactElement {
  const [key, setKey] = useState('');
  const direct = useList<TeamMember>((page) => call('special.directMembers', { page }));
  return (
    <Card place="next" clip>
      <TextField
        label="手机号或会员号"
        kind="account"
        placeholder="找一位茶友"
        maxLength={20}
        value={key}
        onInput={setKey}
        confirmType="search"
        onConfirm={() => void find.run(key.trim())}
        trailing={
          <Button
            size="s"
            tone="line"
            disabled={key.trim().length < 4}
            busy={find.pending}
            onPress={() => void find.run(key.trim())}
          >
            查找
          </Button>
        }
      />
      <List
        list={direct}
        keyOf={({ user }) => user.id}
        skeleton="cells"
        chunkClass="chunk-card"
        render={({ user, mobile }) => {
          const note = `直属 · ${mobile ?? ''}`;
          return (
            <Cells>
              <Cell
                leading={<Avatar src={user.avatar} size={36} alt="" />}
                label={user.nickname}
                note={note}
                name={`送给${user.nickname}，${note}`}
                onPress={() => choose(friendOf(user, note))}
              />
            </Cells>
          );
        }}
        empty={
          <Note block className={styles.note}>
            填对方完整的手机号或会员号，核对姓名后再送。签到、合成都能得到瓜瓜币。
          </Note>
        }
      />
    </Card>
  );
}
