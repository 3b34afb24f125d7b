import Testing

@testable import Domain

/// A cast that was copied from a page or typed line by line.
struct PastedCastTests {
    @Test(arguments: [
        ("Naruto", "Naruto", "Naruto"), ("나루토", "나루토", "나루토"), ("Naruto / 나루토", "Naruto", "나루토"),
        ("나루토/Naruto", "Naruto", "나루토"), ("1. Sakura", "Sakura", "Sakura"), ("12) Sakura", "Sakura", "Sakura"),
        ("- Sasuke", "Sasuke", "Sasuke"), ("• Sasuke (Sugiyama Noriaki)", "Sasuke", "Sasuke"),
        ("Kakashi — teacher", "Kakashi", "Kakashi"), ("Gaara\tIshida Akira", "Gaara", "Gaara"),
        ("박진영 as 이호수", "이호수", "이호수"), ("이호수 (박진영)", "이호수", "이호수"),
        ("Park Jin-young as Lee Ho-su", "Lee Ho-su", "Lee Ho-su"),
        ("Park Jin-young (actor) as Lee Ho-su / 이호수", "Lee Ho-su", "이호수"),
        ("Gaara (known as the Kazekage)", "Gaara", "Gaara"), ("As", "As", "As"), ("Gaara as", "Gaara as", "Gaara as"),
        ("Gandalf (Ian McKellen), the wizard", "Gandalf", "Gandalf"), ("이호수 (박진영) 역", "이호수", "이호수"),
        ("Tony Stark (Iron Man (Mark I))", "Tony Stark", "Tony Stark"),
        ("Gaara, known as the Kazekage", "Gaara, known as the Kazekage", "Gaara, known as the Kazekage"),
        ("송강호 - 기택 역", "기택", "기택"), ("송강호: 기택 역", "기택", "기택"), ("이선균 (박 사장 역)", "박 사장", "박 사장"),
        ("기택 역 — 송강호", "기택", "기택"), ("강남역", "강남역", "강남역"),
        // Digits that belong to a name stay.
        ("2B", "2B", "2B"), ("18호", "18호", "18호"), ("9", "9", "9"), ("R2-D2", "R2-D2", "R2-D2"),
        ("Spider-Man", "Spider-Man", "Spider-Man"), ("Jekyll/Hyde", "Jekyll/Hyde", "Jekyll/Hyde"),
    ])
    func `each line is a name`(line: String, english: String, korean: String) {
        let cast = OwnWork.cast(line)
        #expect(cast.map(\.name) == [LocalizedText(english: english, korean: korean)])
    }

    @Test func `empty lines and existing names are skipped`() {
        let first = OwnWork.cast("Naruto\n\n  \n---\nnaruto\nSakura")
        #expect(first.map(\.name.english) == ["Naruto", "Sakura"])
        #expect(OwnWork.cast("Ki-taek / 기택\n기택\nKi-taek").map(\.name.korean) == ["기택"])
        #expect(OwnWork.cast("SAKURA\nSai", besides: first).map(\.name.english) == ["Sai"])
    }
}
