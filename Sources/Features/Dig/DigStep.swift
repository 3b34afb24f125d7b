package import Domain

/// What the flow of digging shows: its places, and modals that answer a screen.
package enum DigStep {
    case destination(DigDestination)
    /// Something found online, before it is kept.
    case found(OnlineEntry)
    /// More of a result.
    case table(ResultTable)
    /// A question with several answers.
    case choice(SearchChoice)
    /// The kinds of news that are wanted.
    case kinds(InboxKindChoice)
    /// Whether what was typed into a form is to be thrown away.
    case dropDraft(onYes: @MainActor () -> Void)
}
