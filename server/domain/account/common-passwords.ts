import { site } from '#shared/site.ts'

/**
 * Passwords of ten and more characters that everyone who guesses tries first: keyboard walks, names and phrases with the
 * usual numbers behind. Compiled for this project; lower case, sorted, separated by white space.
 */
const list = `
!qaz2wsx#edc 0123456789 0987654321 0okm9ijn8uhb 1029384756 1122334455 11223344556 1212121212 1231231231 123123123123
123321123321 1234512345 1234554321 1234567890 12345678900 1234567891 12345678910 123456789123 1234567899 123456789a
123456789q 1234567qwe 123456abcdef 123456qwerty 12345qwert 1234qwerasdf 1234qwerty 123abc123abc 123qwe123qwe
123qweasdzxc 1357924680 1a2b3c4d5e 1a2b3c4d5e6f 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i9o0p
1qaz!qaz1qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qwertyuiop 2468013579 3edc4rfv5tgb 50cent1234 9876543210
a123456789 a1234567890 a1b2c3d4e5 a1b2c3d4e5f6 aa12345678 aa123456789 aaa111aaa111 aaaa123456 aaaaaa1111 abc1234567
abc123456789 abc123abc123 abcabcabc1 abcabcabcabc abcd123456 abcd12345678 abcd1234abcd abcd4321abcd abcdef123456
abcdefg123 abcdefgh123 abcdefghij abcdefghijk abcdefghijkl access1234 access12345 accessgranted adgangskode
admin123!@# admin1234! admin12345 admin123456 admin1234567 admin12345678 admin123456789 admin@123! admin@1234
admin@12345 admin@123456 admin_1234 adminadmin adminadmin1 adminadmin123 administrator administrator1 administrator123
adminpassword adobe123123 adobe12345 alejandra1 alejandro1 alejandro123 alexander1 alexander12 alexander123 alexander2
alexandra1 alexandra123 alexandria amazon1234 america123 america1234 andrew1234 android123 android1234 angel12345
angel123456 angels1234 anthony123 anything123 argentina1 argentina123 arsenal123 arsenal1234 asdf1234asdf asdfasdfasdf
asdfg12345 asdfgh123456 asdfghasdfgh asdfghjkl1 asdfghjkl123 asdfghjkl; asdfghjklqwertyuiop asdfqwer1234 ashley1234
assassin123 assassinscreed australia1 australia123 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
autumn2026 avengedsevenfold azerty1234 azerty12345 azerty123456 azertyuiop azertyuiop123 babyboy123 babycakes1
babygirl01 babygirl11 babygirl12 babygirl123 babygirl1234 babygirl13 backup1234 banana1234 bangladesh barcelona1
barcelona10 barcelona123 bartsimpson baseball12 baseball123 baseball1234 basketball basketball1 basketball12
basketball123 basketball23 batman1234 batman12345 batman123456 bayern1234 bayernmunchen beautiful1 beautiful12
beautiful123 benfica123 benjamin123 besiktas1903 bestfriend bestfriend1 bestfriend123 bestfriends bestfriends1
beyonce123 birthday123 bismillah1 bismillah786 black12345 blackberry blackberry1 blackcat13 blackjack1 blackjack21
blessed123 blessed1234 blink18212 blink182blink blizzard123 blueberry1 blueberry123 bmw1234567 bonjour123 bonjour1234
borussia09 brasil1234 brittany12 brittany123 bubblegum1 bubblegum12 bubblegum123 bubbles123 bubbles1234 budweiser1
bulldog123 bullshit123 business123 buster1234 butterflies butterfly1 butterfly12 butterfly123 butterfly2 california
california1 california123 callofduty callofduty1 callofduty4 cantremember captainamerica carolina123 catherine1
changeitnow changeme!1 changeme12 changeme123 changeme1234 changemenow changethis1 changethispassword charlie123
charlie1234 cheerleader cheerleader1 cheerleading cheese1234 cheesecake cheesecake1 chelsea123 chelsea1234 chelseafc1
chicken123 chicken1234 chihuahua1 chocolate1 chocolate12 chocolate123 chocolate2 christian1 christian123 christina1
christina123 christine1 christmas1 christmas123 christopher christopher1 christopher123 ciaociao123 cinderella
cinderella1 cisco12345 cisco123456 ciscocisco cocacola12 cocacola123 coffee1234 college123 colombia123 company123
computer123 computer1234 computer2000 connect123 contrasena contrasena1 contrasena123 contraseña contraseña1
contraseña123 cookie1234 cookies123 correcthorse correcthorsebatterystaple corvette123 counterstrike cowboys1234
creative123 cricket123 cricket1234 crystal123 cutiepie12 cutiepie123 daniel1234 daniel12345 daniela123 danielle12
danielle123 darkness123 darthvader database123 december12 december123 december25 default123 default1234
defaultpassword demo123456 demodemo123 deutschland deutschland1 developer1 developer123 diamond123 diamond1234
discord123 disneyland disneyland1 doggiedog1 doggy12345 dolphin123 dolphins13 dontforget dragon1234 dragon12345
dragonball dragonball1 dragonballz dragonballz1 dragondragon dropbox123 eagles1234 elephant12 elephant123 elizabeth1
elizabeth12 elizabeth123 elvispresley eminem1234 eminem12345 england123 enter12345 everything everything1 example123
facebook12 facebook123 facebook1234 falcon1234 familyguy1 familyguy123 february14 fenerbahce fenerbahce1907
fernanda123 fernando123 ferrari123 ferrari1234 finalfantasy finalfantasy7 fishing123 flower1234 flowerpower flowers123
football12 football123 football1234 forever123 forever1234 foreverlove foreveryoung forgetful1 forgetmenot
forgotpassword fortnite123 francais123 francisco1 freedom123 freedom1234 friends123 friends1234 friendship friendship1
fuckoff123 fuckoff1234 fuckyou!!! fuckyou123 fuckyou1234 fuckyou12345 fuckyou666 fussball123 gabriel123 gabriella1
galatasaray galatasaray1905 gameofthrones gandalf123 george1234 germany123 ginger1234 github1234 gladiator1
gladiator123 gmail12345 godisgood1 godisgood123 godisgreat godislove1 golden1234 golf123456 golfing123 goodbye123
goodluck123 goodmorning goodnight1 google1234 google12345 google123456 gorgeous123 green12345 greenday123 gryffindor
guadalupe1 guest12345 guest123456 guestpassword gymnastics gymnastics1 hacker1234 hacker12345 hallelujah hallo12345
hallo123456 hallohallo halloween1 halloween31 hamburger1 happiness1 happy12345 happy123456 happyfeet1 harley-davidson
harley1234 harleydavidson harrypotter harrypotter1 harrypotter12 harrypotter123 harrypotter7 haslo12345 haslo123456
heaven1234 hello12345 hello123456 hello1234567 hello_kitty hello_world hellohello hellohello1 hellokitty hellokitty1
hellokitty12 hellokitty123 helloworld helloworld1 helloworld123 hemligt123 hermione123 heslo12345 hockey1234
homersimpson honeybunch honeybunny hongkong123 horse12345 horses1234 hotmail123 howareyou1 howareyou123 hunter1234
hunter12345 hunter2018 hunter2hunter2 hunting123 hurricane1 iamawesome iamawesome1 iambatman1 iamthebest iamthebest1
iamtheking ichliebedich idontcare1 idontknow1 idontknow123 ihateyou12 ihateyou123 ilovechocolate ilovefootball
ilovegod123 iloveher123 ilovehim123 ilovehorses ilovejesus1 iloveme123 iloveme1234 ilovemusic ilovemusic1
ilovemusic123 ilovemydog1 ilovemyfamily ilovemykids ilovemylife ilovemymom ilovemymom1 ilovemyself iloveyou!!
iloveyou01 iloveyou02 iloveyou07 iloveyou08 iloveyou10 iloveyou100 iloveyou11 iloveyou12 iloveyou123 iloveyou1234
iloveyou12345 iloveyou13 iloveyou14 iloveyou143 iloveyou15 iloveyou2008 iloveyou21 iloveyou22 iloveyou23 iloveyou2much
iloveyou3000 iloveyou4ever iloveyou69 iloveyou99 iloveyouall iloveyoubabe iloveyoubaby iloveyouforever iloveyoujesus
iloveyoulots iloveyoumom iloveyoumore iloveyouso iloveyousomuch iloveyouu1 iloveyouuu imthebest1 india12345 indian1234
indonesia1 indonesia123 instagram1 instagram123 internet12 internet123 internet1234 iphone1234 ireland1234 ironmaiden
ironmaiden1 ironmaiden666 ironman123 isabella123 istanbul123 istanbul34 jacqueline january123 jelszo1234 jennifer12
jennifer123 jessica123 jessica1234 jesus12345 jesus123456 jesuschrist jesuschrist1 jesusfreak1 jesusislord
jesuslovesme jesussaves jetaime123 jetaime1234 johncena12 johncena123 johncena1234 johnlennon jonathan12 jonathan123
jordan1234 jordan12345 jordan2323 joshua1234 justinbieber justinbieber1 juventus10 juventus123 katherine1 kawasaki123
killer1234 killer12345 kimberly12 kimberly123 kitty12345 kittycat12 kittycat123 kittykitty kodeord123 krishna123
labrador123 ladygaga123 lakers1234 lamborghini lamborghini1 ledzeppelin legalize420 leopard123 letmein!123 letmein123
letmein1234 letmein12345 letmein2020 letmeinnow letmeinplease letsgo1234 lightning1 lightning123 linkedin12
linkedin123 linkinpark linkinpark1 linkinpark123 linux12345 lionheart1 lionking123 liverpool1 liverpool123 liverpoolfc
lkjhgfdsa1 login12345 login123456 lordoftherings losangeles losangeles1 losenord123 lovelife123 lovelovelove
lovelylovely loveme1234 loveme12345 lover12345 loverboy123 lovergirl1 loveyou123 loveyou1234 loveyou4ever lozinka123
lucky12345 lucky13131 lucky77777 lukeskywalker maggie1234 malaysia123 manager123 manager1234 manchester manchester1
manchester123 manchesterunited manutd1234 margarita1 mariajose1 marijuana1 marijuana420 marlboro123 master1234
master12345 master123456 masterpassword matrix1234 matthew123 maytheforcebewithyou meinpasswort mequieres1 mercedes123
mercedesbenz metalgear1 metalgearsolid metallica1 metallica123 mexico1234 michael123 michael1234 michaeljackson
michaeljordan mickeymouse mickeymouse1 microsoft1 microsoft123 midnight12 midnight123 minecraft1 minecraft12
minecraft123 minecraft1234 minhasenha minniemouse mnbvcxzlkj modernwarfare monkey1234 monkey12345 monkey123456
monkeymonkey moonlight1 moonlight123 moskva1234 motdepasse motdepasse1 motdepasse123 motorola123 mustang123
mustang1234 mynameis123 mypassword mypassword1 mypassword1! mypassword12 mypassword123 mysecret123 myspace123
myspace1234 mysql12345 napoleon123 nascar2424 nemo123456 netflix123 network123 newpassword newpassword1 newpassword123
newyear2020 newyork123 newyork1234 newyorkcity nicholas12 nicholas123 nigeria123 nightmare1 ninja12345 ninja123456
ninjaturtle nintendo123 nintendo64 nobody1234 nokia12345 nokia123456 nopassword nopassword1 nothing123 nothing1234
november11 november123 october1031 october123 office1234 oldpassword onedirection onedirection1 opensesame opensesame1
openthedoor oracle1234 orange1234 p@$$w0rd123 p@ssw0rd1! p@ssw0rd123 p@ssw0rd1234 p@ssword123 pa$$w0rd123 pa$$word123
pa55word123 pakistan123 pakistan786 panther123 parol12345 parola1234 passphrase passphrase1 passw0rd123 passw0rd1234
passw0rdpassw0rd password!1 password#1 password#123 password.1 password.123 password00 password000 password007
password01 password1! password10 password100 password11 password12 password12! password123 password123! password123!@#
password1234 password1234! password12345 password123456 password1234567 password12345678 password123456789
password1234567890 password13 password1password password21 password22 password23 password321 password4321 password666
password69 password77 password777 password88 password99 password999 password@1 password@12 password@123 password@1234
password_1 password_123 passwordadmin passwordpassword passwordpassword1 passwords1 passwords123 passwordtest
passwort12 passwort123 passwort1234 passwort12345 patricia123 patrickstar peanut1234 peanutbutter pepper1234
pepsi12345 peterpan123 philadelphia philippines phoenix123 phoenix1234 photoshop1 photoshop123 pikachu123 pikachu1234
pineapple1 pineapple123 pinkfloyd1 pinkfloyd123 pittsburgh playstation playstation1 playstation2 playstation3
playstation4 pleasechange pleasechangeme pleaseletmein poiuytrewq pokemon123 pokemon1234 pokemon12345 porsche911
portugal123 predator123 press12345 princess01 princess11 princess12 princess123 princess1234 princess13 princess14
princess15 princess16 princess21 princess22 priscilla1 private123 private1234 privet1234 programmer programmer1
puppy12345 puppydog123 purple1234 purple12345 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc1 qazwsxedc123 qazwsxedcrfv
qazwsxedcrfvtgb qwe123qwe123 qweasdzxc1 qweasdzxc123 qweqweqwe1 qwer1234qwer qwert12345 qwert123456 qwerty1234
qwerty12345 qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwertyqwerty qwertyqwerty1 qwertyuiop
qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertyuiopasdfghjkl qwertz12345 qwertz123456 qwertzuiop qwertzuiopü racing1234
rainbow123 rainbow1234 randyorton raspberry1 raspberrypi realmadrid realmadrid1 realmadrid123 redsox2004 remember123
rememberme rememberme1 rememberme123 reymysterio rihanna123 robert1234 roblox1234 roblox12345 rockandroll rocknroll1
rockstar12 rockstar123 root123456 rootpassword rootroot123 rootrootroot runner1234 russia1234 sairam1234 salasana123
samantha12 samantha123 sample1234 samsung123 samsung1234 samsung12345 samurai123 sanfrancisco schalke1904 schatz1234
school1234 scoobydoo1 scoobydoo123 scorpion12 scorpion123 scotland123 sebastian1 sebastian123 secret123! secret1234
secret12345 secret123456 secretpassword security12 security123 senha12345 senha123456 september1 september11
september9 server1234 service123 shadow1234 shadow12345 shakira123 shakira1234 shanghai123 signin1234 silver1234
simpsons123 singapore1 singapore123 skateboard skateboard1 skateboarding skater1234 skywalker1 sleepingbeauty
slipknot123 slipknot666 slytherin1 snapchat123 snoopdogg1 snowboard1 snowboarding snowflake1 snowflake123 snowwhite1
snowwhite7 soccer101010 soccer1234 soccer12345 softball12 softball123 solarwinds123 somebody123 something1
something123 sommer2020 sommer2021 sommer2022 sommer2023 sommer2024 southafrica southpark1 southpark123 spaghetti1
spartan117 spartan300 spiderman1 spiderman12 spiderman123 spiderman3 spongebob1 spongebob12 spongebob123 spotify123
spring1234 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 starcraft1 stargate123
stargatesg1 starlight1 startrek123 starwars12 starwars123 starwars1234 starwars1977 steelers123 stephanie1
stephanie123 stonecold316 strawberry strawberry1 strawberry12 strawberry123 student123 student1234 success123
success1234 summer1234 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026
summertime summertime1 sunflower1 sunflower12 sunflower123 sunrise123 sunset1234 sunshine11 sunshine12 sunshine123
sunshine1234 sunshine13 sunshine22 superadmin superadmin1 superadmin123 superman12 superman123 superman1234
supernatural supernova1 superstar1 superstar12 superstar123 superuser1 superuser123 support123 support1234 surfing123
suzuki1234 sweetheart sweetheart1 sweetheart123 sweetie123 sweetpea12 sweetpea123 swimming123 sysadmin123 system1234
system12345 teacher123 teacher1234 teamo12345 teamo123456 teamobebe1 teamomucho temp123456 temporary1 temporary123
temppassword tennis1234 tequiero123 tequieromucho terminator terminator1 terminator2 test123456 test1234567
test12345678 test1234test testaccount tester1234 testing123 testing1234 testing12345 testpassword testtest123
testtest1234 testtesttest testuser123 thanksgiving thankyou12 thankyou123 thebeatles thebeatles1 thepassword
thequickbrownfox thesims123 thisismypassword thisispassword thomas1234 thunder123 tiger12345 tiger123456 tigger1234
tinkerbell tinkerbell1 tinkerbell12 tinkerbell123 tobeornottobe together123 topsecret1 topsecret123 toyota1234
trustno1234 trustno1trustno1 trustnoone tupacshakur twitter123 ubuntu1234 undertaker undertaker1 university
university1 user123456 user1234567 username123 username1234 userpassword valentina1 valentine1 valentine14 venezuela1
veronica123 victoria12 victoria123 volleyball volleyball1 volleyball12 wachtwoord warcraft123 warrior123 warrior1234
washington washington1 watermelon watermelon1 welcome01! welcome12! welcome123 welcome123! welcome1234 welcome1234!
welcome12345 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome@12
welcome@123 welcomeback welcomehome welkom01234 welkom1234 welkom12345 whatever12 whatever123 whatever1234 whatsapp123
whatsup123 whocares123 windows123 windows1234 windows7777 windowsxp1 winnie1234 winniethepooh winter1234 winter2018
winter2019 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 winteriscoming wintertime1
wolfpack123 wolverine1 wordpassword worldofwarcraft wrestling1 wrestling123 xbox360xbox yahoo12345 yamaha1234
yankees123 yellow1234 yourpassword youtube123 youtube1234 yxcvbnm123 zaq12wsxcde3 zaq1xsw2cde3 zaq1zaq1zaq1
zeppelin123 zxcvb12345 zxcvbnm123 zxcvbnm1234 zxcvbnzxcvbn
`

const common = new Set(list.trim().split(/\s+/))

/** Words of this place, which whoever guesses here tries before others. */
const contextWords = [site.slug, 'tailwind', 'tailwindcss', 'headlessui', 'component', 'components']

/** The word a password begins with, where only a few digits and marks follow; "" otherwise. */
const wordOf = (plain: string) => /^(.*\p{L})[^\p{L}]{0,6}$/u.exec(plain)?.[1] ?? ''

/** What common passwords are made from; the year behind it is the next thing to be tried. */
const words = new Set([...contextWords, ...[...common].map(wordOf).filter(({ length }) => length >= 4)])

/**
 * Whether a password is one of the common ones in any case, with other digits and marks behind, one character
 * repeated, or a plain run like abcdefghijk.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return common.has(plain) || words.has(wordOf(plain)) || isRun(plain, 0) || isRun(plain, 1) || isRun(plain, -1)
}

/** Whether each character is that many steps after the one before. */
function isRun(text: string, step: number): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const [first = 0] = codes
  return codes.every((code, index) => code === first + index * step)
}
