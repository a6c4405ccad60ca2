/** Store, department, person: one step at a time, with a way back to each. */
import { useEffect, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DeptNode, EmployeeBrief } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { PersonCell } from './PersonCell';
import { peopleOf, type People } from './usePeople';
import styles from './people.module.scss';

interface PeopleStepsProps {
  mode: 'store' | 'employee' | 'members';
  stores: readonly DeptNode[];
  people: People;
  /** Chosen ones of mode=members. */
  ids: readonly string[];
  onPerson: (employee: EmployeeBrief, dept: string) => unknown;
  onStore: (store: DeptNode, dept: string) => unknown;
  /** Names of people chosen before. */
  onKnown: (merge: (was: EmployeeBrief[]) => EmployeeBrief[]) => void;
}

export function PeopleSteps(props: PeopleStepsProps): ReactElement {
  const { mode, stores, people, ids, onPerson, onStore, onKnown } = props;
  const { keyword, store, dept, recent, enter, setDept } = people;
  useEffect(() => {
    const named = stores.flatMap((one) => peopleOf(one).map(({ employee }) => employee));
    onKnown((was) => [...was, ...named.filter(({ id }) => !was.some((one) => one.id === id))]);
  }, [stores, onKnown]);
  const cellOf = ({ employee, dept: own }: { employee: EmployeeBrief; dept: string }) => (
    <PersonCell
      key={employee.id}
      employee={employee}
      checked={mode === 'members' ? ids.includes(employee.id) : undefined}
      onPress={() => onPerson(employee, own)}
    />
  );
  const none = <Empty picture="search" title="暂无人员" text={keyword ? '换个姓名或工号试试' : '换个部门看看'} />;

  if (keyword) {
    const found = stores.flatMap((one) => peopleOf(one));
    return found.length > 0 ? (
      <View className={styles.card}>
        <Cells>{found.map(cellOf)}</Cells>
      </View>
    ) : (
      none
    );
  }
  if (!store)
    return (
      <View>
        {mode === 'employee' && recent.length > 0 && (
          <>
            <SectionHead title="最近选过" />
            <View className={styles.card}>
              <Cells>{recent.map(cellOf)}</Cells>
            </View>
          </>
        )}
        <SectionHead title="门店" />
        <View className={styles.card}>
          <Cells>
            {stores.map((one) => (
              <Cell key={one.id} label={one.name} onPress={() => enter(one.id)}>{`${one.count} 人`}</Cell>
            ))}
          </Cells>
        </View>
      </View>
    );
  const inDept = dept !== undefined && mode !== 'store';
  return (
    <View>
      <View className={styles.path}>
        <Cells>
          <Cell label={store.name} act="换门店" onPress={() => enter(undefined)} />
          {inDept && <Cell label={dept || '全部部门'} act="换部门" onPress={() => setDept(undefined)} />}
        </Cells>
      </View>
      {inDept ? (
        <View className={styles.card}>
          <Cells>{peopleOf(store, dept).map(cellOf)}</Cells>
        </View>
      ) : (
        <>
          <SectionHead title="部门" />
          <View className={styles.card}>
            <Cells>
              {mode !== 'employee' && (
                <Cell
                  label="全部部门"
                  onPress={() => (mode === 'store' ? onStore(store, '') : setDept(''))}
                >{`${store.count} 人`}</Cell>
              )}
              {store.children.map(({ id, name, count }) => (
                <Cell
                  key={id}
                  label={name}
                  onPress={() => (mode === 'store' ? onStore(store, id) : setDept(id))}
                >{`${count} 人`}</Cell>
              ))}
            </Cells>
          </View>
          {store.children.length === 0 && none}
        </>
      )}
    </View>
  );
}
