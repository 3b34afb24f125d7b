package import Domain

/// Three works with their characters.
package enum SampleWorks {
    package static let genres = [
        Genre(id: "drama", name: LocalizedText(english: "Drama", korean: "드라마")),
        Genre(id: "mystery", name: LocalizedText(english: "Mystery", korean: "미스터리")),
    ]

    /// The works, with six, two and one characters.
    package static let all = [
        CastWork(
            work: Work(
                id: "sherlock-holmes", title: LocalizedText(english: "Sherlock Holmes", korean: "셜록 홈스"), kind: .film,
                year: 1916, director: LocalizedText(english: "Arthur Berthelet", korean: "아서 버텔렛"),
                genres: ["mystery"], ageRating: "ALL",
                synopsis: LocalizedText(english: "A detective guards letters.", korean: "탐정이 편지를 지킨다.")),
            cast: [
                character("holmes", "Sherlock Holmes", "셜록 홈스", isLead: true, "INTP"),
                character(
                    "watson", "John Watson", "존 왓슨", isLead: true, "ISFJ",
                    reason: LocalizedText(english: "He stays where he is needed.", korean: "필요한 곳에 남는다.")),
                character("faulkner", "Alice Faulkner", "앨리스 포크너", "INFP"),
                character("moriarty", "Professor Moriarty", "모리아티 교수", "INTJ"),
                character("billy", "Billy", "빌리", nil), character("larrabee", "Madge Larrabee", "매지 래러비", "ENTJ"),
            ]),
        CastWork(
            work: Work(
                id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film,
                year: 1927, genres: ["drama"],
                synopsis: LocalizedText(english: "A city in two halves.", korean: "둘로 나뉜 도시.")),
            cast: [
                character("freder", "Freder", "프레더", isLead: true, "INFJ"),
                character("maria", "Maria", "마리아", isLead: true, "ENFJ"),
            ]),
        CastWork(
            work: Work(
                id: "felix", title: LocalizedText(english: "Feline Follies", korean: "고양이 소동"), kind: .animation,
                year: 1919, genres: ["drama"],
                synopsis: LocalizedText(english: "A cat goes out.", korean: "고양이가 외출한다.")),
            cast: [character("tom", "Master Tom", "마스터 톰", isLead: true, nil)]),
    ]

    private static func character(
        _ id: String, _ english: String, _ korean: String, isLead: Bool = false, _ guess: String?,
        reason: LocalizedText? = nil
    ) -> WorkCharacter {
        WorkCharacter(
            id: Identifier(id), name: LocalizedText(english: english, korean: korean), isLead: isLead,
            guess: guess.flatMap { try? MBTI(text: $0) }, reason: reason)
    }
}
