/// What to do with a record whose id is taken.
package enum DuplicatePolicy: String, CaseIterable, Sendable {
    /// Leave the existing record.
    case skip
    /// Replace the existing record. Records of the catalogue are not replaced: an own record is stored beside them.
    case overwrite
    /// Store the new record under an id of its own.
    case copy
}
