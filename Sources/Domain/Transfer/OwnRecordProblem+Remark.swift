extension OwnRecordProblem {
    package var remark: RecordRemark {
        switch self {
        case .noName: RecordRemark(.recordNoName)
        case .noLines: RecordRemark(.recordNoLines)
        case .unknownIngredient(let id): RecordRemark(.unknownIngredient, ["\(id)"])
        case .unknownGlass(let id): RecordRemark(.recordGlass, ["\(id)"])
        case .cycle(let id): RecordRemark(.cycle, ["\(id)"])
        case .belowBrand(let id): RecordRemark(.belowBrand, ["\(id)"])
        case .ofAnother(let id): RecordRemark(.ofAnother, ["\(id)"])
        case .ofCatalogue(let id): RecordRemark(.ofCatalogue, ["\(id)"])
        case .inUse(let id, let drinks): RecordRemark(.inUse, ["\(id)", "\(drinks)"])
        case .sameIngredient(let id): RecordRemark(.mergedIntoItself, ["\(id)"])
        case .unknown(let id): RecordRemark(.unknownRecord, ["\(id)"])
        case .notTaken(let name): RecordRemark(.notTaken, ["\(name)"])
        }
    }
}
