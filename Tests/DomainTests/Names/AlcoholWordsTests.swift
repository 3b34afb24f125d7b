import Domain
import Testing

/// Words that mean a drink or something without alcohol, depending on the words beside them.
struct AlcoholWordsTests {
    @Test(arguments: [
        "Cocktail", "Cocktails", "Bottled cocktail", "Cocktail milk", "칵테일", "칵테일 크림", "Mulled", "Mulled juice",
        "Korn", "Korn syrup", "Met", "Met honey", "Honig Met", "Öl", "Mörkt öl", "Øl", "O\u{308}l", "Julöl",
        "복분자", "복분자 크림", "복분자술", "복분자주", "복분자주 주스", "Highball", "Aperitif spritz",
    ])
    func `a word that may name a drink may hold alcohol`(name: String) {
        #expect(AlcoholWords.mayHold(name))
    }

    @Test(arguments: [
        "Cornflour", "Korn flour", "Cocktail cherries", "Cocktail cherry", "Cocktail onions", "Fruit cocktail",
        "Cranberry juice cocktail", "칵테일 체리", "칵테일체리", "후르츠 칵테일", "Mulled spice mix", "Mulled wine spices", "Metal",
        "Koffie met melk", "Olivenöl", "Oliven Öl", "Good ol' lemonade", "복분자청", "복분자 청", "복분자 주스", "복분자주스", "생복분자",
        "냉동 복분자", "복분자 열매",
    ])
    func `a neighbouring word rules out alcohol`(name: String) {
        #expect(!AlcoholWords.mayHold(name))
    }

    @Test(arguments: ["포도주스", "매실주스", "사과주스", "포도쥬스"])
    func `a Korean juice in one word is not wine`(name: String) { #expect(!AlcoholWords.mayHold(name)) }

    @Test(arguments: ["럼주스", "막걸리주스", "Cocktail cherries in brandy", "칵테일 체리 (브랜디)", "복분자 주스 소주"])
    func `a drink next to a food or juice still counts as alcohol`(name: String) { #expect(AlcoholWords.mayHold(name)) }
}
