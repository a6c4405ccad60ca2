/** /collegePackages/pages/college/course/list: the courses by class, price and order; one's own with how far they are learned. */
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useLogin, useShareCard } from '@/ui/shell';
import { Courses } from '../../../courses/Courses';
import { useFilter, WHOSE } from '../../../courses/useFilter';

export default observer(function CourseListPage() {
  const { session } = useStores();
  const filter = useFilter();
  useShareAppMessage(useShareCard());
  const isStranger = filter.isMine && !session.hasLogin;
  return (
    <Page>
      <Tabs items={WHOSE} current={filter.whose} label="哪些课程" onChange={filter.setWhose} />
      {isStranger ? <Stranger /> : <Courses filter={filter} />}
    </Page>
  );
});

function Stranger() {
  const guard = useLogin();
  return (
    <Empty
      title="登录后看我的课程"
      text="学到哪一节、学了多少，每部手机都记得"
      button="去登录"
      onPress={() => guard(() => undefined)}
    />
  );
}
