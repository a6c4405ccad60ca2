/** /asset/pages/storeselection: gives a store, an employee or several of them back to whoever asked. */
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { DeptNode, EmployeeBrief } from '@/contract';
import { finishPick, isPicking, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip } from '@/ui/kit/Chip';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Strip } from '@/ui/kit/Strip';
import { Page, usePageParams } from '@/ui/shell';
import { PeopleSteps } from '../people/PeopleSteps';
import { usePeople } from '../people/usePeople';
import styles from '../people/people.module.scss';

export default observer(function StoreSelectionPage() {
  const { mode: wanted, storeId, selected = '', area } = usePageParams<'/asset/pages/storeselection'>();
  const mode = wanted === 'store' || wanted === 'members' ? wanted : 'employee';
  const { session, feedback } = useStores();
  const [asked] = useState(isPicking);
  const people = usePeople(storeId, area === 'asset' ? area : undefined);
  const [ids, setIds] = useState(() => selected.split(',').filter((id) => id !== ''));
  const [known, setKnown] = useState<EmployeeBrief[]>([]);

  useEffect(() => {
    if (!asked && session.hasLogin) void replace('/asset/pages/details', {});
  }, [asked, session.hasLogin]);

  const chosen = known.filter(({ id }) => ids.includes(id));
  const toggle = (employee: EmployeeBrief) => {
    setKnown((was) => (was.some(({ id }) => id === employee.id) ? was : [...was, employee]));
    setIds((was) => (was.includes(employee.id) ? was.filter((id) => id !== employee.id) : [...was, employee.id]));
  };
  const choosePerson = (employee: EmployeeBrief, dept: string) => {
    if (mode === 'members') return toggle(employee);
    if (employee.id === session.member?.employee?.id) return feedback.toast('不能调拨给自己');
    const choice = { storeId: employee.storeId, store: employee.storeName, dept, employee };
    people.remember(choice);
    return finishPick(choice);
  };
  const chooseStore = ({ id, name }: DeptNode, dept: string) => finishPick({ storeId: id, store: name, dept });
  return (
    <Page
      title={mode === 'store' ? '选择门店' : mode === 'members' ? '选择人员' : '选择接收人'}
      state={asked ? people.state : undefined}
      skeleton="cells"
      action={
        asked &&
        mode === 'members' && (
          <>
            {chosen.length > 0 && (
              <Strip className={styles.chosen}>
                <View className={styles.chips}>
                  {chosen.map((employee) => (
                    <Chip key={employee.id} selected label={`移除 ${employee.name}`} onPress={() => toggle(employee)}>
                      {employee.name}
                    </Chip>
                  ))}
                </View>
              </Strip>
            )}
            <Button block={chosen.length === 0} size="l" onPress={() => finishPick(chosen)}>
              {`确定（${chosen.length} 人）`}
            </Button>
          </>
        )
      }
    >
      {(stores: DeptNode[]) => (
        <>
          {mode !== 'store' && (
            <View className={styles.search}>
              <SearchBox placeholder="搜姓名或工号" {...people.box} />
            </View>
          )}
          <PeopleSteps
            mode={mode}
            stores={stores}
            people={people}
            ids={ids}
            onPerson={choosePerson}
            onStore={chooseStore}
            onKnown={setKnown}
          />
        </>
      )}
    </Page>
  );
});
