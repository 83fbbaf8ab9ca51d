/**
 * Words for one thing, in every set alike: who looks for any of them finds icons that are named by another. The first is
 * the one that names are compared by. Terms of several words are written with hyphens, as in the names of icons.
 */
const table = `
search magnifying-glass find lookup zoom magnifier
settings cog gear preferences options configuration adjustments sliders controls sliders-horizontal
trash delete remove bin garbage rubbish
x x-mark close cancel dismiss x-lg
check tick done ok confirm yes success check-lg
plus add new create plus-lg plus-sm
minus dash subtract dash-lg minus-sm
edit pencil pen write modify compose pencil-square pencil-alt square-pen
user person account profile people user-circle avatar
users user-group people team group members community
home house start dashboard
mail envelope email e-mail letter at-symbol message
chat message speech comment bubble conversation talk chat-bubble chat-bubble-left message-circle chat-left annotation
phone telephone call dial
bell notification alert reminder alarm
heart love like favourite favorite
star favourite favorite rating rate bookmark
bookmark save favourite ribbon
image photo picture photograph landscape gallery
camera photo snapshot
video film movie recording video-camera camera-video camera-reels clapperboard
music song audio note musical-note music-note-beamed
volume speaker sound audio speaker-wave volume-up volume-2
mute silent volume-off volume-x speaker-x-mark volume-mute bell-slash bell-off
microphone mic voice record dictate
play start run resume
pause hold wait
stop halt end
download save arrow-down-tray arrow-down-to-line cloud-arrow-down
upload arrow-up-tray arrow-up-from-line cloud-arrow-up
share send forward network
send paper-airplane paper-plane submit plane
link chain url hyperlink anchor
external-link arrow-top-right-on-square box-arrow-up-right square-arrow-out-up-right open-in-new new-tab
copy duplicate clone document-duplicate files square-2-stack
clipboard paste
cut scissors
file document page paper file-earmark file-text document-text
folder directory
archive archive-box box store
attachment paperclip paper-clip clip
calendar date day event schedule
clock time hour watch history recent
hourglass wait loading timer
lock locked secure password private lock-closed padlock
unlock lock-open unlocked open
key password access login credential
shield security protect guard safe
fingerprint finger-print biometric touch-id
eye view show visible see watch preview
eye-off eye-slash hide hidden invisible
login sign-in log-in enter arrow-right-on-rectangle box-arrow-in-right arrow-left-end-on-rectangle
logout sign-out log-out exit leave box-arrow-right arrow-right-start-on-rectangle
menu hamburger bars list bars-3 navigation
more ellipsis dots three-dots dots-horizontal overflow kebab meatballs ellipsis-horizontal ellipsis-vertical three-dots-vertical dots-vertical
grid squares apps tiles squares-2x2 view-grid layout-grid grid-3x3
filter funnel refine
sort order arrange sort-asc bars-arrow-down bars-arrow-up sort-ascending sort-descending
refresh reload sync arrow-path rotate update arrow-repeat refresh-cw arrow-clockwise
undo back revert arrow-uturn-left arrow-counterclockwise arrow-undo
redo repeat again arrow-uturn-right
arrows-out expand fullscreen maximize enlarge arrows-pointing-out arrows-expand
arrows-in collapse shrink minimize arrows-pointing-in arrows-collapse
up-down selector chevron-up-down chevrons-up-down chevron-expand
info information help about information-circle info-circle circle-info
question help support question-mark-circle question-circle circle-help circle-question-mark
warning exclamation alert danger caution error triangle-alert exclamation-triangle attention
ban no-symbol forbidden block prohibited not-allowed slash-circle
bug insect error debug bug-ant
code bracket brackets programming developer code-bracket source
terminal command-line console shell prompt
database data storage circle-stack db
server hosting rack hdd
cloud online saas
cpu chip processor cpu-chip microchip
computer desktop monitor screen display computer-desktop pc
laptop notebook macbook
mobile smartphone device-phone-mobile device-mobile phone handset cellphone
tablet ipad device-tablet
tv television screen
printer print
keyboard type keys
mouse pointer cursor click cursor-arrow-rays
wifi wireless internet network signal
bluetooth wireless
battery power charge energy
plug power electricity outlet socket
power shutdown turn-off switch on-off
bolt lightning flash thunder electricity energy zap lightning-charge lightning-bolt
sun light day bright brightness light-mode
moon night dark dark-mode
rain umbrella weather
snow snowflake winter cold
fire flame hot trending burn
water drop droplet liquid
leaf plant nature eco
tree forest nature
flower plant garden
globe world earth internet web language globe-alt globe-americas planet
language translate locale i18n translation languages
map location directions
pin map-pin location marker place geo geo-alt location-marker
compass navigation direction
flag country report milestone
building office company business building-office city
bank library government landmark building-library institution
store shop shopfront storefront building-storefront market
hospital clinic medical
school education academic-cap graduation mortarboard graduation-cap university study learn
book read book-open library manual documentation
news newspaper article press
car vehicle auto drive automobile
truck delivery shipping lorry transport
bus transit
train subway rail
plane airplane flight aeroplane travel airport
bicycle bike cycling
ship boat ferry
rocket launch startup rocket-launch deploy
cart shopping basket shopping-cart checkout buy trolley
bag shopping-bag purse handbag buy
gift present reward
tag label price category
ticket coupon voucher admission
credit-card card payment pay credit
money cash dollar banknotes banknote currency payment finance cash-stack coins
dollar currency-dollar usd price circle-dollar-sign
euro currency-euro
pound currency-pound sterling gbp
yen currency-yen jpy
bitcoin crypto currency-bitcoin
wallet purse money
receipt invoice bill
calculator maths compute
percent percentage discount
chart graph statistics analytics bar-chart chart-bar chart-column bars report
pie pie-chart chart-pie chart-pie-fill
trending growth trend-up graph-up arrow-trending-up trending-up
table spreadsheet table-cells rows columns
kanban board view-boards view-columns
layers stack square-3-stack-3d rectangle-stack
layout template wireframe columns window-split
sidebar panel panel-left layout-sidebar
window browser app
text type font typography letter
bold strong weight
italic emphasis slant
underline
strikethrough type-strikethrough
heading title h1 h2 h3
list bullets items list-bullet list-ul
ordered numbered list-ordered numbered-list list-ol
quote blockquote quotation
align-left text-left bars-3-bottom-left
align-center text-center
align-right text-right bars-3-bottom-right
paragraph pilcrow
hash hashtag number pound-sign
at at-sign at-symbol mention
palette swatch paint colour color colors
brush paint-brush paintbrush paint art
dropper eye-dropper eyedropper pipette colour-picker color-picker
crop cut resize
ruler measure scale
magic wand sparkles ai magic-wand stars generate artificial-intelligence
ai robot bot sparkles brain artificial-intelligence cpu
lightbulb idea light-bulb lamp tip
puzzle puzzle-piece plugin extension addon add-on
wrench tool repair fix spanner tools
hammer build tool
screwdriver tool wrench-screwdriver
scale balance justice law weight scales
trophy award winner prize cup champion
medal award badge prize
crown king premium royal
badge verified check-badge patch-check badge-check
cake birthday party celebration
coffee cup drink mug cup-hot cup-straw
food meal restaurant utensils eat dinner
beer drink bar pub
wine glass drink bar
pill medicine drug capsule
stethoscope doctor medical health
ambulance emergency medical
beaker flask science lab experiment chemistry test-tube
atom science physics
activity pulse heartbeat health
smile happy emoji face face-smile emoji-smile emoji-happy
sad frown unhappy emoji face-frown emoji-frown emoji-sad
thumbs-up like approve hand-thumb-up thumb-up hand-thumbs-up upvote
thumbs-down dislike reject hand-thumb-down thumb-down hand-thumbs-down downvote
hand stop wave hand-raised
gamepad game controller joystick play
dice game random chance
ball football soccer basketball sport
id identification badge person-badge card contact person-vcard
address-book contacts journal
briefcase work job business portfolio
inbox tray mailbox
megaphone announcement speakerphone marketing promote speaker loudspeaker
rss feed subscribe
broadcast live stream radio signal
qr qr-code qrcode scan
barcode upc scan
scan viewfinder-circle viewfinder
cube box 3d package
package box parcel delivery shipping product cube
headphones audio music headset support
headset support call-centre customer-service
lifebuoy help support life-buoy life-preserver lifesaver
loader loading spinner progress loader-circle
save floppy disk floppy-disk
usb stick drive
save-as floppy
git branch version merge
branch git-branch fork
accessibility universal-access a11y disability wheelchair
cookie biscuit consent
anchor harbour marine
bed sleep hotel rest
sofa couch furniture
door entrance exit
shirt clothes fashion apparel
glasses spectacles eyeglasses vision
paw pet animal
fish animal sea
dog pet animal
cat pet animal
`

const groups = table
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const cache = new Map<string, readonly string[]>()
const shortestPrefix = 4
const mostMeanings = 3

/** Terms for the same thing as a word that was typed, itself left out; also for the beginning of a longer word. */
export function termsLike(word: string): readonly string[] {
  let found = cache.get(word)
  if (!found) {
    const isMeant = (term: string) => term === word || (word.length >= shortestPrefix && term.startsWith(word))
    const exact = groups.filter((group) => group.includes(word))
    const begun = exact.length > 0 ? [] : groups.filter((group) => group.some(isMeant))
    // What begins terms of many things, as "arrow" does, means none of them, and would take long to look for.
    const chosen = begun.length > mostMeanings ? [] : [...exact, ...begun]
    found = [...new Set(chosen.flat())].filter((term) => term !== word)
    cache.set(word, found)
  }
  return found
}

/** What a thing is called, by the first term of the one group that its name stands for. */
const heads = new Map<string, string>()
for (const group of groups) for (const [place, term] of group.entries()) if (place === 0) heads.set(term, term)
for (const group of groups) for (const term of group) if (!heads.has(term)) heads.set(term, group[0] ?? term)

const looks = new Set(['fill', 'alt', 'lg', 'sm', 'solid', 'outline', '2', '3', 'big'])

/** The parts of a name as they are compared between sets: known terms by their first word, without words for looks. */
export function nameParts(name: string): string[] {
  const words = name.split('-')
  const parts: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(4, words.length - at)
    while (length > 1 && !heads.has(words.slice(at, at + length).join('-'))) length -= 1
    const term = words.slice(at, at + length).join('-')
    if (!looks.has(term)) parts.push(heads.get(term) ?? term)
    at += length
  }
  return parts.length > 0 ? parts : words
}
