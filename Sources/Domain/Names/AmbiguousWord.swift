/// A word that means a drink or something without alcohol, depending on the words beside it: 복분자 by itself may be the
/// wine, 복분자청 is a syrup. It is the drink unless a neighbour shows otherwise.
struct AmbiguousWord: Sendable {
    /// Folded. Korean words also occur inside others.
    private let word: String
    private let before: Set<String>
    private let after: Set<String>
    private let isKorean: Bool

    private init(_ word: String, before: String = "", after: String = "") {
        self.word = word
        self.before = Set(before.split(separator: " ").map(String.init))
        self.after = Set(after.split(separator: " ").map(String.init))
        isKorean = word.unicodeScalars.contains(where: Folding.isHangul)
    }

    /// Returns whether the word at a place is the drink; nil if it is another word.
    func isOfDrink(_ place: Int, of words: [String]) -> Bool? {
        guard let (head, tail) = parts(of: words[place]) else { return nil }
        let last = head.isEmpty && place > 0 ? words[place - 1] : head
        let next = tail.isEmpty && place + 1 < words.count ? words[place + 1] : tail
        if word == "met", !last.isEmpty, !next.isEmpty { return false }
        return !before.contains(last) && !after.contains(next)
    }

    /// The parts of a text before and after the word.
    private func parts(of text: String) -> (head: String, tail: String)? {
        guard text.utf8.count >= word.utf8.count else { return nil }
        guard isKorean else {
            return text.hasPrefix(word) && ["", "s"].contains(text.dropFirst(word.count)) ? ("", "") : nil
        }
        for place in text.indices where text[place...].hasPrefix(word) {
            return (String(text[..<place]), String(text[place...].dropFirst(word.count)))
        }
        return nil
    }

    static let all: [AmbiguousWord] = [
        AmbiguousWord(
            "cocktail", before: "fruit juice shrimp prawn crab seafood vegetable tomato",
            after: """
                cherry cherries onion onions olive olives gherkin gherkins cornichon cornichons tomato tomatoes shrimp \
                prawn prawns sausage sausages nut nuts sauce ice salt stick sticks pick picks skewer skewers straw \
                straws umbrella umbrellas napkin napkins glass shaker spoon foamer
                """),
        AmbiguousWord(
            "칵테일", before: "과일 프루트 프루츠 후르츠 후루츠 새우 쉬림프",
            after: "체리 어니언 양파 올리브 새우 소스 소시지 토마토 얼음 소금 픽 꽂이 스틱 빨대 우산 잔 스푼 셰이커 쉐이커"),
        AmbiguousWord("mulled", after: "spice spices"),
        // Also the grain, in other languages and misspelled.
        AmbiguousWord("korn", before: "pop sweet baby", after: "flour starch meal flakes"),
        // Between two words, Dutch for "with".
        AmbiguousWord("met"),
        // German for "oil".
        AmbiguousWord(
            "øl", before: "oliven sonnenblumen raps kokos sesam pflanzen speise nuss walnuss lein distel kurbiskern",
            after: "oliven sonnenblumen raps kokos sesam"),
        AmbiguousWord(
            "복분자", before: "생 냉동 건 말린 건조 생과 신선한",
            after: """
                열매 생과 과육 과즙 즙 주스 쥬스 청 원액 농축액 시럽 잼 퓨레 퓌레 콩포트 소스 가루 분말 파우더 잎 에이드 차 티 식초 음료 우유 라떼 \
                요거트 요구르트 스무디 쉐이크 아이스크림 젤리
                """),
    ]
}
