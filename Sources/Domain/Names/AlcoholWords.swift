/// Guesses from the words of a name whether an ingredient may hold alcohol.
///
/// A guess only ever raises a strength: an ingredient whose name contains a word for an alcoholic drink never counts as
/// alcohol-free, regardless of its other words. The exceptions are names that claim to hold no alcohol and a short list
/// of phrases with another meaning (`ginger beer`, `sherry vinegar`).
package enum AlcoholWords {
    /// Returns whether the name contains a word for an alcoholic drink, or the name of a known one.
    package static func mayHold(_ name: String, known: AlcoholNames = AlcoholNames()) -> Bool {
        let words = words(of: name)
        // A word of two alphabets is disguised: a vodka with a Cyrillic o.
        if words.contains(where: isDisguised) { return true }
        if claims(in: words) { return false }
        var place = 0
        while place < words.count {
            let rest = words[place...]
            // A strength overrides soft phrases: `Ginger beer 5%` holds alcohol.
            if !name.contains("%"), let soft = softPhrases.first(where: { rest.starts(with: $0) }) {
                place += soft.count
            } else if let count = known.beginning(of: rest) ?? (isDrink(place, of: words) ? 1 : nil),
                !isOfVinegar(rest.dropFirst(count - 1))
            {
                return true
            } else {
                place += 1
            }
        }
        return drinkPhrases.contains { phrase in
            words.indices.contains { words[$0...].starts(with: phrase) }
        }
    }

    /// Returns whether the name itself claims to hold no alcohol: `Alcohol-free gin`, `무알코올 맥주`.
    package static func claimsNone(_ name: String) -> Bool { claims(in: words(of: name)) }

    private static func claims(in words: [String]) -> Bool {
        words.contains { claims.isPart(of: $0) }
            || claimPhrases.contains { phrase in words.indices.contains { words[$0...].starts(with: phrase) } }
    }

    private static func isDisguised(_ word: String) -> Bool {
        let scalars = word.unicodeScalars
        return scalars.contains { ("a"..."z").contains($0) } && scalars.contains { (0x370...0x52f).contains($0.value) }
    }

    static func words(of name: String) -> [String] {
        var visible = String.UnicodeScalarView()
        visible.append(contentsOf: name.unicodeScalars.filter { $0.properties.generalCategory != .format })
        return String(visible).split { !$0.isLetter && !$0.isNumber }.map { word in
            // Folding would make the Nordic beer the "ol" of `good ol' lemonade`.
            ["öl", "øl"].contains(word.lowercased()) ? "øl" : Folding.folded(String(word))
        }.filter { !$0.isEmpty }
    }

    private static func isOfVinegar(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first else { return false }
        let ends = ["vinegar", "식초", "비네거"]
        if ends.contains(where: { first.hasSuffix($0) }) { return true }
        return words.dropFirst().first.map(ends.contains) == true && vinegars.contains { first.hasSuffix($0) }
    }

    private static let vinegars = [
        "wine", "sherry", "xeres", "cider", "champagne", "beer", "port", "와인", "셰리", "샴페인", "막걸리",
    ]

    private static func isDrink(_ place: Int, of words: [String]) -> Bool {
        for meaning in AmbiguousWord.all {
            if let isOfDrink = meaning.isOfDrink(place, of: words) { return isOfDrink }
        }
        return isOfDrink(words[place])
    }

    private static func isOfDrink(_ word: String) -> Bool {
        if softWords.contains(word) { return false }
        // 포도주스 is the juice of grapes, not the wine 포도주.
        for juice in ["주스", "쥬스"] where word.hasSuffix(juice) && word != juice {
            return isOfDrink(String(word.dropLast(juice.count)))
        }
        if short.contains(word) || word.hasSuffix("s") && short.contains(String(word.dropLast())) { return true }
        if long.isPart(of: word) { return true }
        if word.hasSuffix("cello") || word.hasSuffix("주") || word.hasSuffix("술") { return true }
        if word.hasSuffix("brand"), word != "brand", word != "firebrand" { return true }
        if foods.contains(where: { word.hasSuffix($0) && short.contains(String(word.dropLast($0.count))) }) {
            return true
        }
        return syllables.contains { syllable in
            word.hasPrefix(syllable) && softEnds.contains(String(word.dropFirst()))
                || word.hasSuffix(syllable) && softEnds.contains(String(word.dropLast()))
        }
    }

    /// Alcohol words that also count inside a word, as in `Kirschlikör` and 크림리큐르.
    private static let long = PartWords(
        """
        liqueur likor likoer liquor likier whisky whiskey bourbon scotch vodka wodka tequila mezcal brandy \
        cognac armagnac calvados applejack grappa pisco genever jenever rhum cachaca aguardiente absinth pastis \
        aquavit akvavit korenwijn schnapps schnaps kirschwasser slivovitz rakia arrack ouzo sambuca anisette jagermeister \
        vermouth vermut wermut sherry madeira marsala prosecco champagne cremant lambrusco moscato riesling chardonnay \
        merlot cabernet sauvignon sangria glogg gluhwein lager pilsner pilsener stout lambic hefeweizen cider cidre \
        soju shochu baijiu makgeolli umeshu maotai amaretto frangelico chartreuse benedictine drambuie cointreau \
        curacao triplesec galliano kahlua tiamaria baileys amarula sheridans carolans malibu campari aperol cynar \
        fernet amaro suze lillet dubonnet midori chambord limoncino advocaat advokaat eierlikor rumchata maraschino \
        passoa tuaca everclear insamju cheongju quinquina aperitif aperitiv digestif digestivo \
        weissbier weizenbier altbier barleywine scrumpy palinka tsuica tuica orujo bagaceira medronho nocino genepi \
        genepy rompope coquito retsina txakoli makkoli moutai awamori alcopop rumtopf brandied tsipouro rakija \
        kummerling doppelkorn obstler himbeergeist absenta bacanora singani aguardente poteen portwine oporto oloroso \
        amontillado sauternes icewine eiswein kolsch \
        vodca wisky wiskey whiskie bourban burbon teqila tequilla mescal cachasa liqour liquer likeur champane \
        prosecko chartruese chartruse contreau cointraeu kaluha amareto sambucca jagermiester galiano vermoth drambui \
        酒 ビール ウイスキー ワイン 焼酎 ウォッカ テキーラ ブランデー リキュール водк коньяк ликер ликёр виски βότκα ουίσκι \
        カクテル シャンパン カンパリ 威士忌 伏特加 朗姆 白兰地 白蘭地 龙舌兰 龍舌蘭 利口 香槟 香檳 weizenkorn roggenkorn kornbrand branntwein \
        sloegin bitters spirit eaudevie alcohol alkohol boozy fireball rotwein weisswein weinbrand daiquiri margarita \
        mojito negroni martini bacardi smirnoff absolut heineken guinness jameson \
        리큐르 리큐어 리쾨르 위스키 버번 스카치 보드카 테킬라 데킬라 메스칼 메즈칼 브랜디 꼬냑 코냑 아르마냑 칼바도스 \
        그라파 피스코 카샤사 압생트 파스티스 아쿠아비트 슈납스 키르슈 아라크 우조 삼부카 예거마이스터 베르무트 버무스 \
        셰리 쉐리 마데이라 마르살라 프로세코 샴페인 샹파뉴 와인 포도주 상그리아 뱅쇼 라거 스타우트 필스너 \
        사케 소주 쇼츄 맥주 막걸리 동동주 청주 약주 백세주 탁주 고량주 바이주 매실주 복분자주 과실주 증류주 \
        아마레토 샤르트뢰즈 베네딕틴 드람뷔 쿠앵트로 큐라소 트리플섹 갈리아노 깔루아 칼루아 베일리스 아마룰라 말리부 \
        캄파리 캄빠리 아페롤 치나르 페르넷 아마로 릴레 미도리 샹보르 샴보드 리몬첼로 아드보카트 마라스키노 슬로진 비터스 \
        제네버 오드비 슬리보비츠 쇼추 애플잭 퀴라소 팔러넘 팔레르넘 드람부이 레몬첼로 크레망 \
        아페리티프 아페리티보 캥키나 파소아 럼주 럼콕 하드셀처 하드셀쳐 하드레모네이드 하드사이다 하드콤부차 알코올 알콜 양주 하이볼 바카디 스미노프 앱솔루트 기네스 하이네켄 제임슨 드라이진 화이트럼 다크럼
        """)

    /// Alcohol words that count only as whole words, also in the plural.
    private static let short = list(
        """
        gin rum ron rye wine vin vino vinho wein port porto cava sekt asti tokaji mead hydromel perry poire beer \
        bier biere birra cerveza ale ipa porter bock radler shandy sake nihonshu hooch moonshine grog toddy eggnog \
        nog punch booze boozed hard spiked alcoholic abv malort raki mirin pulque sotol raicilla \
        creme kummel kirsch cassis pacharan patxaran pommeau pineau byrrh strega falernum overproof  \
        jager vsop xeres licor ginjinha sloe ratafia rosolio \
        arak kvass chicha tepache feni gose sidra olut pivo piwo starkol folkol mellanol lattol julol juleol hvidtol fadol \
        highball spritz spritzer caipirinha bellini zwack stroh saki ginja ponche digestiv breezer \
        вино пиво ром ラム ジン κρασί μπύρα \
        진 럼 술 하드 포트 카바 미드 에일 포터 크렘 진로 처음처럼 참이슬 정종 카스 하이트 한맥 국순당
        """)

    /// Words for food that are joined to a short alcohol word: `Rumcream`.
    private static let foods = list(
        "cream creme milk juice soda lemonade syrup cola tonic coffee tea mint lime lemon cherry honey punch sahne likor"
    )

    /// Alcohol syllables that count if joined to a word for food: 럼크림, 크림럼.
    private static let syllables = ["럼", "진", "술"]
    private static let softEnds = list("크림 주스 쥬스 우유 밀크 시럽 소다 토닉 콜라 레몬 라임 오렌지 체리 커피 초코 카라멜 에그노그")

    private static let softWords = list(
        """
        butterscotch brandywine liquorice alcoholfree nonalcoholic bitterlemon 진저에일 진저비어 루트비어 \
        제주 광주 경주 전주 원주 상주 나주 공주 영주 파주 여주 우주 기술 예술 미술 입술
        """)

    private static let softPhrases: [[String]] = [
        "ginger beer", "ginger beers", "ginger ale", "ginger ales", "root beer", "root beers", "birch beer",
        "spruce beer soda", "cream soda", "hard boiled", "hard candy", "creme of coconut", "creme de coco",
        "bitter lemon", "bitter orange", "bitter almond",
        "bitter chocolate", "bitter melon", "mulled wine spice", "mulled wine spices", "scotch bonnet",
        "bourbon vanilla", "creme fraiche", "creme brulee",
        "creme anglaise", "tiger nut", "tiger nuts", "fruit punch", "hawaiian punch", "wine gum", "wine gums",
        "진저 비어", "진저 에일", "루트 비어", "하드 캔디", "하드 보일드",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let drinkPhrases: [[String]] = [
        "irish cream", "triple sec", "eau de vie", "old tom", "southern comfort", "grand marnier", "blue curacao",
        "tia maria", "pisang ambon", "white claw", "sour mash", "pimm s", "licor 43", "st germain",
        "hpnotiq", "four loko", "rumple minze", "yukon jack", "jello shot", "jello shots", "navy strength", "아이리시 크림",
        "아이리쉬 크림", "트리플 섹", "그랑 마니에르", "서던 컴포트", "크렘 드",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let claims = PartWords(
        "alcoholfree nonalcoholic dealcohol alkoholfrei 무알코올 무알콜 논알코올 논알콜 비알코올 비알콜 제로알코올")
    private static let claimPhrases: [[String]] = [
        "alcohol free", "non alcoholic", "non alcohol", "no alcohol", "zero alcohol", "zero proof", "without alcohol",
        "알코올 프리", "알콜 프리", "알코올 없는",
    ].map { $0.split(separator: " ").map(String.init) }

    private static func list(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map { Folding.folded(String($0)) })
    }

    /// Words to find inside other words. Compares only those that begin with a letter of the other word, because the
    /// first reading of a bar checks the names of all ingredients.
    private struct PartWords {
        private let byFirstLetter: [Character?: [String]]

        init(_ words: String) { byFirstLetter = Dictionary(grouping: list(words), by: \.first) }

        func isPart(of word: String) -> Bool {
            word.indices.contains { place in
                byFirstLetter[word[place]]?.contains { word[place...].hasPrefix($0) } == true
            }
        }
    }
}
