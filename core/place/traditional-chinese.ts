/** Each traditional character is followed by its simplified form; enough for names of places and stays. */
const PAIRS =
  "東东豐丰樂乐雲云亞亚崙仑崘仑侖仑倫伦園园國国場场復复宮宫島岛廣广莊庄廟庙廠厂雙双捫扪極极術术機机橋桥" +
  "樓楼檳槟漢汉溫温灣湾滿满濱滨灘滩燈灯靈灵煙烟熱热獨独貓猫環环畫画紅红納纳絨绒纜缆羅罗聯联藝艺蘇苏萊莱" +
  "藍蓝蘚藓詩诗話话質质車车轉转轄辖達达邁迈適适裡里裏里鑾銮鎮镇閩闽際际險险靂雳頂顶題题風风館馆馬马魯鲁" +
  "雞鸡鷄鸡鷹鹰關关剎刹囪囱峽峡晉晋兒儿爾尔龍龙華华賓宾寶宝嶺岭灤滦葉叶閣阁軒轩門门陽阳陰阴見见觀观長长" +
  "蘭兰薈荟濤涛瀾澜麗丽緣缘綠绿銀银鐘钟鳳凤鶴鹤鷺鹭魚鱼鳥鸟舊旧鄉乡間间閒闲開开飯饭酒酒樹树棧栈營营彎弯" +
  "臨临禦御璽玺譽誉頤颐聖圣勝胜勞劳撈捞島岛嶼屿榮荣愛爱夢梦錦锦鵬鹏麥麦瓏珑貝贝澤泽淨净潔洁墾垦羣群歐欧" +
  "號号區区縣县鐵铁線线驛驿機机場场頭头畔畔嶽岳巖岩岡冈溝沟湧涌瀧泷灩滟蓮莲蔭荫薩萨薑姜蝦虾蟹蟹貿贸運运" +
  "鄰邻醫医釀酿鋪铺閘闸隱隐雖虽靜静韻韵飛飞驕骄騎骑驢驴鯨鲸鸚鹦鵡鹉點点齋斋龜龟蕩荡勿勿淺浅檢检棟栋雋隽"

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, pair) => [
    PAIRS.charAt(2 * pair),
    PAIRS.charAt(2 * pair + 1),
  ]),
)

/** The text with traditional characters written in the simplified way that names here are kept in. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character)
