import Domain
import Exchange
import TestSupport
import Testing

/// Words of food in a name never overrule a word of drink.
struct AlcoholGuessTests {
    private static let english = """
        gin rum vodka whiskey whisky bourbon scotch rye tequila mezcal brandy cognac armagnac calvados applejack grappa \
        pisco genever jenever rhum cachaça aguardiente absinthe pastis aquavit akvavit schnapps schnaps kirschwasser \
        kirsch slivovitz rakia arrack ouzo sambuca anisette raki moonshine malört soju shochu baijiu maotai sotol \
        raicilla liqueur liqueurs liquor likör amaro amaretto frangelico chartreuse bénédictine drambuie cointreau \
        curaçao galliano kahlúa baileys amarula malibu campari aperol cynar fernet suze lillet dubonnet midori chambord \
        limoncino limoncello arancello advocaat eierlikör rumchata maraschino kümmel strega pacharán cassis wine wines \
        vin vino wein port cava sekt asti champagne prosecco crémant lambrusco moscato riesling chardonnay merlot \
        cabernet sauvignon sangria glögg glühwein vermouth vermut sherry madeira marsala byrrh pineau pommeau mead \
        hydromel perry beer beers bier birra cerveza ale ipa porter bock radler shandy lager pilsner pilsener stout \
        lambic hefeweizen cider cidre sake nihonshu makgeolli umeshu pulque bitters spirit spirits alcohol alcoholic \
        boozy spiked grog toddy eggnog overproof martini negroni daiquiri margarita mojito bacardi smirnoff absolut \
        guinness heineken jameson fireball jägermeister falernum rotwein weisswein weinbrand rums gins vodkas ratafia \
        vsop xeres tokaji mirin hooch sloe arak kvass chicha pálinka țuică orujo medronho nocino génépi rompope retsina \
        tsipouro weissbier altbier kölsch gose barleywine portwine oloroso amontillado icewine aguardente singani \
        rumtopf brandied alcopop aperitivo digestivo vodca wisky bourban teqila mescal liqour liquer chartruese kaluha \
        jagermiester prosecko champane mulled korn öl øl highball spritz spritzer водка вино коньяк 日本酒 ビール ウイスキー
        """.split(separator: " ").map(String.init) + [
            "crème de cacao", "creme de menthe", "eau de vie", "triple sec", "irish cream", "old tom",
            "southern comfort", "grand marnier", "tia maria", "licor 43", "pimm's", "hard", "everclear", "passoa",
            "tuaca", "pisang ambon", "white claw", "sour mash", "insamju", "cheongju", "quinquina",
        ]
    private static let korean = """
        진 럼 술 보드카 위스키 버번 스카치 테킬라 데킬라 메스칼 메즈칼 브랜디 꼬냑 코냑 아르마냑 칼바도스 그라파 피스코 \
        카샤사 압생트 파스티스 아쿠아비트 슈납스 키르슈 아라크 우조 삼부카 예거마이스터 리큐르 리큐어 베르무트 버무스 셰리 쉐리 \
        마데이라 마르살라 프로세코 샴페인 와인 레드와인 화이트와인 포도주 상그리아 뱅쇼 라거 스타우트 필스너 사케 소주 쇼츄 맥주 \
        흑맥주 생맥주 막걸리 동동주 청주 정종 카스 하이트 약주 백세주 탁주 고량주 바이주 매실주 복분자주 과실주 증류주 인삼주 담금주 머루주 안동소주 \
        아마레토 샤르트뢰즈 베네딕틴 드람뷔 쿠앵트로 큐라소 트리플섹 갈리아노 깔루아 칼루아 베일리스 아마룰라 말리부 캄파리 캄빠리 \
        아페롤 치나르 페르넷 아마로 릴레 미도리 샹보르 샴보드 리몬첼로 아드보카트 마라스키노 비터스 럼주 럼콕 양주 하이볼 칵테일 바카디 스미노프 \
        앱솔루트 기네스 하이네켄 제임슨 드라이진 화이트럼 다크럼 포트 카바 에일 포터 크렘 참이슬 처음처럼 제네버 오드비 슬리보비츠 쇼추 애플잭 퀴라소 팔러넘 드람부이 레몬첼로 크레망
        """.split(separator: " ").map(String.init) + ["아이리시 크림", "트리플 섹", "크렘 드 카시스"]
    private static let food = [
        "cream", "juice", "milk", "lemonade", "syrup", "sugar", "honey", "soda", "tonic", "cola", "water", "egg",
        "coffee", "tea", "cherry", "lemon", "mint", "cordial", "purée", "foam", "coconut", "chocolate", "vanilla",
        "(fresh)",
        "35%", "크림", "주스", "우유", "시럽", "설탕", "소다", "레몬", "커피", "에이드", "생크림",
    ]

    /// Imports ingredients with these names. Returns whether each may hold alcohol.
    private static func mayHoldAlcohol(_ names: [String]) throws -> [String: Bool] {
        let lines = names.map { "{\"name\":\"\($0)\",\"amount\":30,\"units\":\"ml\"}" }
        var found: [String: Bool] = [:]
        for start in stride(from: 0, to: lines.count, by: 10) {
            let piece = lines[start..<min(start + 10, lines.count)].joined(separator: ",")
            let batch = try Samples.read(Samples.recipe(name: "\"Z\(start)\"", line: piece), names: catalogue)
            let contents = Catalogue(ingredients: known + batch.ingredients.map(\.value)).contents()
            for (name, line) in zip(names[start...], batch.drinks.first?.value.lines ?? []) {
                found[name] = contents[line.ingredient]?.mayHoldAlcohol
            }
        }
        return found
    }

    private static let catalogue = ExchangeNames(ImportKnown(ingredients: known))
    private static let known = [
        soft("cream", "Cream", "생크림", .dairy), soft("lemonade", "Still lemonade", "레모네이드", .mixer),
        soft("ginger-beer", "Ginger beer", "진저 비어", .mixer), soft("lime-juice", "Lime juice", "라임 주스", .juice),
    ]

    private static func soft(
        _ id: String, _ english: String, _ korean: String, _ category: IngredientCategory
    ) -> Ingredient {
        Ingredient(
            id: Identifier(id), name: Samples.text(english, korean), category: category,
            content: IngredientContent(strength: 0))
    }

    @Test func `the lists have 300 words of drink`() { #expect(Set(Self.english + Self.korean).count >= 300) }

    @Test func `a word of drink combined with words of food never counts as alcohol-free`() throws {
        var random = SplitMix64(seed: 37)
        var names: [String] = []
        for word in Self.english + Self.korean {
            for count in 1...4 {
                var words = [word] + (0..<count).compactMap { _ in Self.food.randomElement(using: &random) }
                words.shuffle(using: &random)
                names.append(words.joined(separator: " "))
            }
        }
        for (name, mayHold) in try Self.mayHoldAlcohol(names) { #expect(mayHold, "\(name)") }
    }

    @Test(arguments: [
        "Baileys Irish Cream", "Cream liqueur", "Egg liqueur", "Amarula Cream", "Rum Cream", "Limoncello Cream",
        "Cherry Brandy Juice", "Hard Lemonade", "Ginger Beer (alcoholic)", "Ginger beer 5%", "Cream (liqueur)",
        "크림 리큐르", "크림리큐르", "럼크림", "Kirschlikör", "Rumcream", "Gintonic lemonade", "R\u{200B}um cream",
        "V\u{043E}dka cream",
    ])
    func `a drink named after food may hold alcohol`(name: String) throws {
        #expect(try Self.mayHoldAlcohol([name])[name] != false)
    }

    @Test(arguments: [
        "Root beer", "Sherry Vinegar", "Red wine vinegar", "Birch beer", "Cream soda", "Ginger beers",
        "Fresh cream 35%",
        "Alcohol-free gin", "Non-alcoholic beer", "무알코올 맥주", "와인 식초", "루트 비어", "Butterscotch syrup", "Ginger juice",
        "Licorice syrup", "Liquorice syrup",
        "Digestive biscuit cream", "Karak tea", "Whisked cream", "Виноградный juice", "Crème fraîche (cream)",
        "제주 감귤 주스",
        "100% pineapple juice", "복분자 주스", "복분자청", "매실주스", "Cocktail cherries", "Mulled spice mix", "Cornflour",
        "Cocktail onions",
    ])
    func `names certainly free of alcohol are not suspected`(name: String) throws {
        #expect(try Self.mayHoldAlcohol([name])[name] != true)
    }
}
