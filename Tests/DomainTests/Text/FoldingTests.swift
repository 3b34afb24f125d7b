import Domain
import Testing

struct FoldingTests {
    @Test(arguments: [
        ("Piña Colada", "pinacolada"), ("PIN\u{303}A-COLADA", "pinacolada"), ("Dark 'n' Stormy", "darknstormy"),
        ("Corpse Reviver #2", "corpsereviver2"), ("Crème de Cassis", "cremedecassis"), ("Straße", "strasse"),
        ("Æther Œuvre", "aetheroeuvre"), ("œuf", "oeuf"), ("Øl & Łódź", "ollodz"), ("ＧＩＮ　１", "gin1"),
        ("İstanbul", "istanbul"),
        ("네그로니", "네그로니"), ("진 토닉", "진토닉"), ("\u{1102}\u{1166}\u{1100}\u{1173}", "네그"),
        ("\u{110C}\u{1175}\u{11AB}", "진"), ("마티니 (드라이)", "마티니드라이"), ("ΓΙΝ", "γιν"), ("", ""), ("!? -", ""),
        ("Đà Nẵng", "danang"), ("ㄴㄱ", "ㄴㄱ"),
    ])
    func `text is folded`(text: String, folded: String) {
        #expect(Array(Folding.folded(text).unicodeScalars) == Array(folded.unicodeScalars))
    }

    @Test func `folding is idempotent`() {
        for text in ["Piña Colada", "Straße", "İstanbul", "ＧＩＮ", "진 토닉", "ΣΑΣ"] {
            let once = Folding.folded(text)
            #expect(Folding.folded(once) == once)
        }
    }

    @Test func `initial consonants are extracted from syllables`() {
        #expect(Folding.initials("네그로니") == "ㄴㄱㄹㄴ")
        #expect(Folding.initials("b52꼬냑") == "b52ㄲㄴ")
        #expect(Folding.hasInitials("ㄴㄱ"))
        #expect(!Folding.hasInitials("네그로니"))
    }

    @Test(arguments: [
        ("gro", "negroni", 2), ("neg", "negroni", 0), ("ㄴㄱㄹㄴ", "네그로니", 0), ("ㄱㄹ", "네그로니", 1),
        ("네ㄱ", "네그로니", 0), ("네그로", "네그로니", 0), ("지", "진토닉", 0), ("토니", "진토닉", 1), ("", "gin", 0),
    ])
    func `a query is located in a name`(query: String, name: String, place: Int) {
        #expect(Folding.place(of: query, in: name) == place)
    }

    @Test(arguments: [
        ("nx", "negroni"), ("negronis", "negroni"), ("ㄷ", "네그로니"), ("지토", "진토닉"), ("진", "지토닉"),
    ])
    func `an absent query has no position`(query: String, name: String) {
        #expect(Folding.place(of: query, in: name) == nil)
    }
}
