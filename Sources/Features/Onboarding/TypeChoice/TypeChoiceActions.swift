internal import Domain

/// What the choice of a type leads to.
@MainActor
struct TypeChoiceActions {
    let chosen: (MBTI) -> Void
    let showTest: () -> Void
    let skip: () -> Void
}
