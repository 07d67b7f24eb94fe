/** The commonest family names, commonest first. */
export const FAMILY_NAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常'

/** The commonest given names of one and two characters, commonest first. */
export const GIVEN_NAMES =
  '伟 芳 娜 秀英 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀兰 霞 平 刚 桂英 玉兰 萍 毅 浩 宇 玲 建国 建华 志强 小红 婷婷 海燕 晓明 小明 雪 丹 红 鹏 辉 飞 波 斌 俊 帅 凯 健 峰 龙 燕 梅 莉 云 佳 欣 慧 琳 倩 婷 颖 雨 晨 博 文 华 建军 国强 志明 文静 雪梅 海涛 俊杰 子轩 梓涵 欣怡 浩然 宇航 思远 佳怡 雨桐 一诺'

/** What Chinese users put into passwords besides words, as it is typed. */
export const HABITS =
  'woaini520 5201314 520520 1314520 7758521 7758258 584520 147258369 159357 woaini woaini1314 woaiwojia woaizhongguo wodemima mima mima123 zhongguo nihao nihao123 laopo laogong baobei baobao xiaoming xingfu kuaile gongsi dianhua mimashi guanliyuan yonghu ceshi ceshi123 moren wang123 li123456 zhang123 taobao zhifubao weixin tengxun huawei xiaomi baidu beijing shanghai guangzhou shenzhen aini aini1314 woaininia woaimama woaibaba woailaopo woailaogong laopowoaini laogongwoaini zhendeaini aiwozhongguo woxiangni xiangni woshishui woshizhu woshiniba woshinidie woshini8ye nidaye nimei caonima wocaonima caonimabi nimabi tamade wocao shabi shabi250 erbi wangba wangbadan diaosi buzhidao bujidao bujidaole jidaole meiyoumima wangjimima wangjile mimawangle tiancai bendan dabendan feizhu xiaozhu xiaozhuzhu pangzi jiayou gongxi gongxifacai facai facai168 yilushunfeng ganbei zhangsan lisi wangwu zhaoliu'
