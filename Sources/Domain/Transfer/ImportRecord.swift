/// A reader's output in order: ingredients before the drinks that use them, parents before children.
package enum ImportRecord: Sendable {
    case format(ExchangeFormat)
    case tag(Tag)
    case glass(Glass)
    case tool(Tool)
    case ingredient(Ingredient, ImportPlace)
    case drink(Drink, ImportPlace)
    case personal(section: String, PersonalRecord, ImportPlace)
    case diary(DiaryRecord, ImportPlace)
    case failure(ImportFailure)
    case understood(name: String, as: Identifier<Ingredient>, ImportPlace)
    case warning(ImportWarning)
    /// The bytes read so far, and in total.
    case progress(done: Int, total: Int)
}
