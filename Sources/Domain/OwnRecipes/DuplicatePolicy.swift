/// What to do with a record whose id is taken.
package enum DuplicatePolicy: String, CaseIterable, Sendable {
    case skip
    /// Replaces the existing record. Catalogue records are never replaced: an own record is stored beside them.
    case overwrite
    case copy
}
