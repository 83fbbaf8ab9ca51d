import type { CategoryId } from '#shared/tools/icons/categories.ts'

/**
 * Words of icons' names by category. A name belongs to the category of its most telling word: earlier categories win
 * where a name has words of several, and a term of several words wins over a single one.
 */
export const categoryWords: [CategoryId, string][] = [
  [
    'brands',
    'amazon amd android android2 anthropic apple apple-music behance bing bluesky bootstrap bootstrap-reboot chrome claude dribbble discord dropbox edge facebook firefox github gitlab google google-play instagram linkedin mastodon medium messenger meta microsoft microsoft-teams nintendo-switch nvidia openai paypal perplexity pinterest playstation pocket quora reddit safari sina-weibo skype slack snapchat sourceforge spotify stack-overflow steam strava stripe substack telegram tencent-qq threads tiktok trello twitch twitter twitter-x ubuntu unity vimeo wechat whatsapp wikipedia windows wordpress xbox yelp youtube javascript typescript tux alexa alipay browser-chrome browser-edge browser-firefox browser-safari opencollective',
  ],
  [
    'faces',
    'face emoji smile frown laugh meh angry annoyed thumb thumbs thumbs-up thumbs-down hand handshake grin hand-metal hand-index fist',
  ],
  [
    'files',
    'file files folder folders document filetype paper archive clipboard clipboard2 paperclip paper-clip journal journals file-earmark sticky stickies floppy save book-marked notebook notebook-pen scroll sheet summary',
  ],
  [
    'security',
    'lock lock2 unlock key keyhole shield fingerprint finger-print incognito passport siren vault cctv safe safe2 scan-face eye eye-slash eye-off fire-extinguisher hat-glasses',
  ],
  [
    'people',
    'user users person people baby venetian-mask contact id identification standing accessibility gender gender-ambiguous universal-access wheelchair venus mars transgender non-binary circle-user user-round users-round',
  ],
  [
    'time',
    'calendar calendar2 calendar3 calendar4 clock alarm timer hourglass watch stopwatch history date days snooze smartwatch',
  ],
  [
    'weather',
    'sun sunrise sunset moon cloud-sun cloud-moon cloud-rain cloud-drizzle cloud-snow cloud-hail cloud-fog cloud-fog2 cloud-haze cloud-haze2 cloud-sleet cloud-lightning cloudy clouds rain snow snow2 snow3 snowflake thermometer tornado hurricane tropical-storm umbrella umbrella-off wind rainbow droplet droplets water moisture leaf tree trees flower flower1 flower2 flower3 sprout plant clover mountain mountain-snow waves bug bird cat dog fish rabbit rat snail squirrel turtle shrimp worm paw paw-print panda feather haze fire flame leafy vegan palmtree tree-palm shell bug-ant birdhouse tsunami flame-kindling galaxy shrub stone parasol log',
  ],
  [
    'food',
    'banana beef beer beer-off bean bean-off cake cake2 candy candy-cane candy-off carrot cherry chef-hat coffee cookie croissant cup cup-hot cup-soda cup-straw dessert donut drumstick egg egg-off egg-fried fork fork-knife utensils utensils-crossed glass-water grape ham hamburger hop hop-off ice-cream ice-cream-bowl ice-cream-cone lollipop martini milk milk-off nut nut-off pizza popcorn popsicle salad sandwich soup wheat wheat-off wine wine-off bottle bottle-wine citrus microwave cooking-pot soda avocado bacon broccoli can cupcake amphora barrel blender',
  ],
  [
    'health',
    'activity ambulance bandaid bandage biohazard bone brain capsule capsule-pill clipboard-pulse dna dna-off ear ear-off flask flask-conical flask-round heart-pulse heart-crack hospital lungs mask medical microscope pill pill-bottle prescription prescription2 radiation radioactive stethoscope syringe tablets test-tube test-tubes test-tube-diagonal tooth virus virus2 beaker atom telescope orbit satellite magnet hand-heart cross briefcase-medical lifebuoy life-preserver heart-handshake germ biceps tube-lotion',
  ],
  [
    'play',
    'ball volleyball trophy medal dice dice-1 dice-2 dice-3 dice-4 dice-5 dice-6 dices gamepad gamepad-2 gamepad-directional controller joystick chess spade club suit suit-club suit-diamond suit-heart suit-spade dumbbell puzzle sword swords target goal crown tent tent-tree fishing fishing-hook fishing-rod kayak roller-coaster ferris-wheel drama party-popper balloon balloon-heart gift toy toy-brick blocks skull ghost wand wand-2 wand-sparkles magic rose cone bullseye award trophy-fill pickaxe axe stars sparkle sparkles bow-arrow puzzle-piece zodiac cards playing-card whistle hockey hiking tic-tac-toe dpad pip yin-yang peace valentine ribbon bomb heartbreak origami',
  ],
  [
    'travel',
    'airplane plane plane-landing plane-takeoff bus bus-front car car-front taxi truck train train-front train-track tram tram-front bike bicycle scooter motorbike helicopter ship ship-wheel sailboat anchor rocket fuel fuel-pump ev ev-front ev-station parking parking-meter traffic traffic-cone stoplights road luggage suitcase suitcase2 suitcase-lg backpack tickets-plane cable-car caravan forklift tractor van speedometer speedometer2 sign-stop sign-turn sign-yield sign-merge sign-intersection sign-railroad sign-dead sign-do circle-parking square-parking hotel circle-gauge gauge cone-striped footprints engine drone sport-shoe trailer binoculars tower minecart',
  ],
  [
    'places',
    'map map-pin geo geo-alt pin-map globe globe2 earth earth-lock location locate compass navigation signpost signpost-2 signpost-split milestone route waypoints building buildings building-2 house houses home house-door bank bank2 landmark castle church factory store shop shop-window school school-2 university warehouse library office door door-open door-closed fence flag pin flag-off flag-triangle-left flag-triangle-right radar mosque pyramid bridge crosshair2 lighthouse podium tombstone park land crosshair dam dome',
  ],
  [
    'money',
    'cash cash-stack coin coins currency dollar euro pound yen rupee ruble lira peso bitcoin franc wallet wallet2 wallet-cards credit credit-card credit-card-2-back credit-card-2-front receipt receipt-cutoff cart cart2 cart3 cart4 bag basket basket2 basket3 shopping piggy-bank banknote banknotes barcode tag tags ticket ticket-perforated tickets percent badge-percent hand-coins gem philippine georgian-lari saudi-riyal swiss-franc russian-ruble japanese-yen indian-rupee badge-dollar upc upc-scan box-seam box-seam-fill gavel tax handbag badge-cent badge-euro circle-dollar-sign diamond-percent scale stamp dram manat taka dirham groceries',
  ],
  [
    'charts',
    'chart graph graph-up graph-down bar-chart pie-chart pie diagram trending trending-up trending-down kanban gantt presentation easel easel2 easel3 calculator sigma pi radical function variable infinity plus-slash-minus divide equal equals equal-not approximately clipboard-data axis-3d axis-3-d diff omega tally-1 tally-2 tally-3 tally-4 tally-5 chart-no-axes square-function square-sigma square-pi square-radical angle parentheses square-percent weight bar-chart-line calculator-fill trending-up-down radius diameter tangent x-diamond reception reception-0 ruler-dimension-line timeline lambda phi gradient',
  ],
  [
    'code',
    'code braces bracket brackets cpu database server server-cog terminal git binary regex webhook workflow command-line hash css html js json sql node container hdd-network file-code square-code square-terminal circuit circuit-board bot bot-off robot hard-drive cloud-cog webhook-off git-branch git-commit git-merge git-pull markdown component package boxes qr-code qrcode qr cloud ai stack circle-stack rss braces-asterisk square-dashed-bottom-code table-properties brain-circuit brain-cog motherboard gpu-card stack-overflow opencollective',
  ],
  [
    'devices',
    'computer desktop laptop laptop-minimal monitor display displayport pc pc-display pc-horizontal phone telephone smartphone mobile tablet tablet-landscape tv tv-minimal printer keyboard mouse mouse2 mouse3 mouse-pointer usb usb-c usb-drive usb-plug usb-symbol bluetooth wifi wifi-1 wifi-2 signal antenna router ethernet hdmi hdmi-port battery plug plug-zap plugin unplug power power-off sim sd sd-card headphones headset memory memory-stick nfc hdd hdd-rack hdd-stack device cable cast airplay radio radio-tower satellite-dish webcam projector modem broadcast device-phone device-tablet device-ssd device-hdd touchpad vr goggles rectangle-goggles thunderbolt optical optical-audio motherboard nintendo port chip computer-desktop electric cassette screen-share screen-share-off phone-call voicemail bluetooth-connected plug-2 zap zap-off bolt lightning lightning-bolt lightning-charge status network gpu nvme pci drive microchip outlet vibrate',
  ],
  [
    'media',
    'camera image images photo photograph picture film video clapperboard play pause stop record record2 record-circle rewind fast-forward forward backward skip skip-forward skip-back skip-end skip-start music music-note-beamed music-note-list musical mic mic-vocal microphone volume volume-1 volume-2 speaker audio audio-lines audio-waveform disc disc-2 disc-3 disc-album vinyl album boombox cassette-tape guitar piano drum shuffle repeat repeat-1 repeat-2 mute closed-caption captions badge-cc cc-circle cc-square aperture focus gallery gallery-horizontal gallery-vertical list-music list-video podcast soundwave earbuds file-music file-video gif turntable square-play circle-play step-back step-forward picture-in-picture badge-3d badge-4k badge-8k badge-hd badge-sd badge-vr badge-vo badge-ad badge-ar badge-wc badge-tm theater monitor-play eject collection collection-play queue tape metronome keyboard-music switch-camera flashlight flashlight-off contrast sun-dim brightness exposure bell-electric spotlight clef wallpaper videotape boom',
  ],
  [
    'messages',
    'mail mails mailbox mailbox2 mailbox-flag envelope inbox inboxes chat message messages message-circle message-square reply reply-all send share share-2 at at-sign at-symbol megaphone speakerphone bell annotation postcard postage paper-airplane newspaper post bubble translate languages language support postage-heart send-plus bell-ring megaphone-off',
  ],
  [
    'home',
    'hammer wrench screwdriver tool tools toolbox nut drill shovel bed bed-double bed-single bath shower-head shower sofa armchair lamp lamp-ceiling lamp-desk lamp-floor lamp-wall lightbulb light-bulb light refrigerator washing-machine heater fan air-vent toilet bucket paint-roller glasses eyeglasses sunglasses shirt brush-cleaning broom briefcase briefcase-business graduation-cap graduation mortarboard academic book book-half bookshelf cigarette cigarette-off baggage rocking-chair blinds mirror mirror-round mirror-rectangular spool lectern recycle construction hard-hat ladder solar-panel solar anvil towel-rack soap-dispenser-droplet cannabis wall brick brick-wall house-plug pocket-knife screw faucet bricks mop toothbrush shredder utility brilliance backpack duffle spray carton box',
  ],
  [
    'text',
    'text type font bold italic underline strikethrough heading h1 h2 h3 letter letter-text list list-ol list-ul list-todo ordered numbered bullet paragraph pilcrow quote indent outdent spell-check spell-check-2 case case-upper case-lower case-sensitive subscript superscript wrap wrap-text edit pencil pen highlighter eraser scissors copy paste textarea input-cursor cursor-text whole-word word ligature signature remove-formatting a-large-small a-arrow-down a-arrow-up baseline table-of-contents blockquote hash hashtag asterisk alphabet alphabet-uppercase justify justify-left justify-right text-left text-right text-center ampersand section ruled pen-line vector-pen marker-tip body-text fonts input notes note notepad-text sticky-note document-text duplicate copyleft copyright creative-commons letters replace slice spellcheck speech explicit feather spell unindent highlights certificate ad',
  ],
  [
    'design',
    'circle square triangle pentagon hexagon heptagon octagon diamond rectangle shape shapes oval star heart palette swatch paint paintbrush paint-brush paint-bucket brush dropper eyedropper pipette color crop ruler pen-tool vector bezier bezier2 spline spline-pointer layers layers-half blend intersect exclude union subtract combine frame group ungroup flip flip-horizontal flip-vertical rotate rotate-3d scale-3d move-3d cube cuboid cylinder torus border border-all border-width border-style slash slash-square transparency bounding bounding-box aspect-ratio drafting-compass lasso lasso-select squircle squircle-dashed circle-half circle-square square-half dot vignette proportions square-dashed circle-dashed circle-dot circle-small square-square rectangle-circle badge patch line-squiggle pentagon-half noise back front star-half bring-to-front send-to-back eclipse stretch ellipse lens sticker symmetry shadows triangles tetrahedron',
  ],
  [
    'layout',
    'layout columns column rows row grid table sidebar panel window windows app app-window align distribute distribute-horizontal distribute-vertical template view split fullscreen fullscreen-exit maximize minimize expand shrink square-stack dock layout-dashboard dashboard spacing space between-horizontal between-vertical between-horizontal-start stretch-horizontal stretch-vertical ratio boards tabs tab card-text card-heading card-list card-image card-checklist hr separator separator-horizontal separator-vertical scaling resize unfold fold fold-vertical fold-horizontal unfold-vertical unfold-horizontal scan inspection-panel ui ui-checks ui-radios browser between square-split rectangle-horizontal rectangle-vertical rectangle-ellipsis minimize-2 maximize-2 squares gap segmented shelving',
  ],
  [
    'interface',
    'x check check2 plus minus dash menu menu-button menu-app more ellipsis dots three-dots settings cog gear sliders adjustments toggle toggle-left toggle-right switch search zoom magnifying funnel filter sort trash trash2 trash3 delete backspace download upload cloud-upload refresh sync loader link link-2 unlink external bookmark bookmarks info information question help exclamation alert warning ban no-symbol badge-check cursor pointer click grip grab move selection select check-square option command alt shift log login logout log-in log-out life-buoy circle-help circle-x circle-check circle-plus circle-minus square-x square-check square-plus square-minus slash-circle form undo redo slider plus-circle dash-circle x-circle check-circle octagon-alert octagon-x octagon-minus octagon-pause patch-check patch-question import app-indicator capslock badge-alert badge-help badge-info badge-plus badge-minus badge-x inspect view-list list-check toggles hamburger circle-ellipsis on off 0 1 2 3 4 5 6 7 8 9 123 crosshair2 escape pass vote brilliance',
  ],
  [
    'arrows',
    'arrow arrows chevron chevrons caret corner iteration-cw iteration-ccw rotate-cw rotate-ccw uturn turn arrow-path merge circle-arrow square-arrow refresh-cw refresh-ccw undo redo selector up down left right triangle-right circle-chevron square-chevron',
  ],
]
