internal import Foundation

/// Words that say of an ingredient that it holds alcohol, whatever words of food stand beside them.
enum AlcoholWords {
    /// Whether the name holds a word of drink, and none that takes it back.
    static func areIn(_ name: String) -> Bool {
        // A beer by its name alone.
        let text = name.lowercased().replacing("ginger beer", with: "")
        guard !areDenied(in: name) else { return false }
        if endings.contains(where: text.contains) { return true }
        return text.split { !$0.isLetter && $0 != "'" }.contains { word in
            let word = word.split(separator: "'").first ?? word
            return words.contains(word) || word.hasSuffix("s") && words.contains(word.dropLast())
                || word.hasSuffix("es") && words.contains(word.dropLast(2))
                || word.hasSuffix("ies") && words.contains(word.dropLast(3) + "y")
        }
    }

    /// Whether the name says itself that no alcohol is in it.
    static func areDenied(in name: String) -> Bool {
        let text = name.lowercased()
        return denials.contains(where: text.contains)
    }

    private static let denials = [
        "alcohol-free", "alcohol free", "non-alcoholic", "nonalcoholic", "non alcoholic", "no alcohol", "zero proof",
        "zero-proof", "dealcoholi", "virgin ", "maraschino cherr", "root beer", "birch beer", "butterbeer",
        "butter beer", "vinegar", "무알콜",
        "무알코올", "논알콜", "논알코올", "식초", "루트 비어", "루트비어",
    ]

    /// Korean words, which stand at any place, and endings that only liqueurs have.
    private static let endings = [
        "cello", "crème de", "creme de", "triple sec", "liqueur", "liquor", "likör", "irish cream", "old tom",
        "overproof", "eau de vie", "eau-de-vie", "소주", "맥주", "막걸리", "청주", "약주", "탁주", "증류주", "과실주", "복분자주", "매실주", "와인",
        "위스키", "위스끼", "버번", "보드카", "브랜디", "꼬냑", "코냑", "데킬라", "테킬라", "메스칼", "리큐르", "리큐어", "리큐", "베르무트", "버무스", "샴페인",
        "프로세코", "셰리", "사케", "압생트", "비터스", "캄파리", "아페롤", "베일리스", "깔루아", "칼루아", "아마레토", "쿠앵트로", "큐라소", "럼주", "다크 럼",
        "화이트 럼",
        "골드 럼", "스파이스드 럼", "고량주", "이과두주", "백주", "하드 셀처", "슈냅스", "슈납스", "예거", "말리부", "피스코", "카샤사", "그라파", "칼바도스",
        "아쿠아비트", "드라이 진", "런던 진", "아이리시 크림",
    ]

    private static let words: Set<Substring> = [
        "absinthe", "absinth", "advocaat", "aguardiente", "akvavit", "alcohol", "alcoholic", "amaretto", "amarula",
        "amaro",
        "anisette", "aperol", "applejack", "aquavit", "armagnac", "arrack", "arak", "averna", "bacardi", "baijiu",
        "baileys", "bailey", "beer", "benedictine", "bénédictine", "bitters", "booze", "bourbon", "brandy",
        "burgundy", "byrrh", "cachaca", "cachaça", "calvados", "campari", "cava", "chambord", "champagne", "chardonnay",
        "chartreuse", "cider", "claret", "cognac", "cointreau", "curacao", "curaçao", "cynar",
        "disaronno", "drambuie", "dubonnet", "everclear", "fernet", "frangelico", "galliano", "genepi",
        "génépy", "genepy", "genever", "jenever", "gin", "glayva", "goldschlager", "grappa", "grog", "hard", "heering",
        "hooch", "ipa", "jagermeister", "jägermeister", "kahlua", "kahlúa", "kirsch", "kirschwasser", "kummel",
        "kümmel",
        "lager", "lambrusco", "licor", "lillet", "madeira", "makgeolli", "malbec", "malibu", "manzanilla", "maraschino",
        "marsala", "mead", "merlot", "mescal", "metaxa", "mezcal", "midori", "moonshine", "moscato", "muscat",
        "negroni",
        "nocino", "ouzo", "pacharan", "passoa", "pastis", "pernod", "picon", "pilsner", "pimm", "pimms", "pinot",
        "pisco",
        "poitin", "port", "porter", "prosecco", "punsch", "raki", "rakia", "ratafia", "retsina", "rhum", "ricard",
        "riesling",
        "rioja", "ron", "rosolio", "rum", "rye", "sake", "sambuca", "sangria", "sauternes", "schnapps", "scotch",
        "sherry",
        "shochu", "slivovitz", "soju", "spirit", "spirits", "stout", "strega", "suze", "tequila", "tuaca", "umeshu",
        "vermouth", "vodka", "whiskey", "whisky", "whiskies", "wine", "zinfandel", "진", "럼",
    ]
}
